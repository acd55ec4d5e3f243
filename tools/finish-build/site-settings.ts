import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from '../../contract/site-settings.ts'
import type { Contact } from '../../schemas/contact.ts'
import type { Brand, Site } from '../../schemas/site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** The content from which the site settings are made. */
type Sources = {
  brand: Brand
  site: Site & Parameters<typeof contentSecurityPolicy>[0]
  contact: Contact
  server: SiteSettings['serverText']
}

/**
 * Writes the site settings for the small server and other hosts.
 * @param release folder of the release
 */
export function writeSiteSettings(
  release: string,
  { brand, site, contact, server }: Sources,
): void {
  const settings: SiteSettings = {
    language: brand.language,
    name: brand.name,
    url: site.url,
    contentSecurityPolicy: contentSecurityPolicy(site),
    retentionMonths: site.retentionMonths,
    provider: site.mail.send === 'provider' ? new URL(site.mail.host).host : undefined,
    form: contact.form,
    serverText: server,
  }
  // Parsing drops the fields that the server does not need.
  const text = JSON.stringify(siteSettingsSchema.parse(settings), null, 2)
  writeFileSync(path.join(release, SITE_SETTINGS_FILE), text)
}
