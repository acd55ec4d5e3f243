import { officeCode } from '../../contract/phone-number.ts'
import {
  languageSchema,
  type SiteSettings,
  siteSettingsSchema,
} from '../../contract/site-settings.ts'
import { customProperties, paletteOf } from '../../model/fields/colours/palette.ts'
import { officeOf } from '../../model/files/office.ts'
import type { Content } from '../../model/kinds.ts'
import { subjectsOf } from '../../model/subjects.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** The site settings for the small server and other hosts. */
export function siteSettings(content: Content): SiteSettings {
  const { brand, site, contact, server, team } = content
  const settings: SiteSettings = {
    language: brand.language,
    name: brand.name,
    colours: customProperties(paletteOf(brand.colours)),
    url: site.url,
    contentSecurityPolicy: contentSecurityPolicy(content),
    retentionMonths: site.retentionMonths,
    provider: site.mail.send === 'provider' ? new URL(site.mail.host).host : undefined,
    form: contact.form,
    booking: site.booking,
    confirmation: contact.confirmation,
    callingCode: officeCode(site.contact),
    timeZone: site.contact.timeZone,
    office: officeOf(site.contact),
    subjects: subjectsOf(content),
    people: team.flatMap(({ name, email }) => (email ? { name, email } : [])),
    ownAddresses: [site.contact.email, ...team.flatMap(({ email }) => email ?? [])],
    serverText: server,
    languages: {},
  }
  // Parsing drops the fields that the server does not need.
  return siteSettingsSchema.parse(settings)
}

/** What the server says to visitors, in the language of these settings. */
export const languageSettings = (settings: SiteSettings) => languageSchema.parse(settings)
