import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from '../../contract/site-settings.ts'
import type { Contact } from '../../schemas/pages.ts'
import type { Brand, Site } from '../../schemas/site.ts'

/** The content that the server's knowledge of the site is made of. */
type Sources = { brand: Brand; site: Site; contact: Contact; server: SiteSettings['serverText'] }

/**
 * Writes what the small server knows of the site, beside its folder.
 * @param client folder of the built site
 */
export function writeSiteSettings(client: string, { brand, site, contact, server }: Sources): void {
  const settings: SiteSettings = {
    language: site.language,
    name: brand.name,
    provider: site.mail.send === 'provider' ? new URL(site.mail.host).host : undefined,
    form: contact.form,
    serverText: server,
  }
  // Parsed, so that what the server has no use for is left out.
  const text = JSON.stringify(siteSettingsSchema.parse(settings), null, 2)
  writeFileSync(path.join(client, '..', SITE_SETTINGS_FILE), text)
}
