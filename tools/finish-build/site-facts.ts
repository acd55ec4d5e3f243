import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { SITE_FACTS_FILE, type SiteFacts, siteFactsSchema } from '../../contract/site-facts.ts'
import type { Contact } from '../../schemas/pages.ts'
import type { Brand, Site } from '../../schemas/site.ts'

/** The content that the server's knowledge of the site is made of. */
type Sources = { brand: Brand; site: Site; contact: Contact; server: SiteFacts['words'] }

/**
 * Writes what the small server knows of the site, beside its folder.
 * @param client folder of the built site
 */
export function writeSiteFacts(client: string, { brand, site, contact, server }: Sources): void {
  const facts: SiteFacts = {
    language: site.language,
    name: brand.name,
    provider: site.mail.send === 'provider' ? new URL(site.mail.host).host : undefined,
    form: contact.form,
    words: server,
  }
  // Parsed, so that what the server has no use for is left out.
  const text = JSON.stringify(siteFactsSchema.parse(facts), null, 2)
  writeFileSync(path.join(client, '..', SITE_FACTS_FILE), text)
}
