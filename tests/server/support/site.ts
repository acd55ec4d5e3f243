import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SITE_SETTINGS_FILE, type SiteSettings } from '../../../contract/site-settings.ts'
import { siteSettings } from '../../../tools/build/site-settings.ts'
import { siteContent } from '../../content-file.ts'
import { temporaryFolder } from './test-database.ts'

/** The settings of the real site in India, without what makes the server send other mails than the enquiry's. */
export const SITE: SiteSettings = {
  ...siteSettings(siteContent),
  url: 'https://kiteline.example',
  language: 'en-IN',
  callingCode: '91',
  timeZone: 'Asia/Kolkata',
  confirmation: undefined,
  office: undefined,
  provider: undefined,
}

/** An office that never closes, so that tests do not depend on the time of day. */
export const OPEN_OFFICE = {
  timeZone: 'UTC',
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:59' }],
  holidays: [],
}

/** A contact page of one field; tests/native-enquiry.long.e2e.ts tests the real one. */
export const CONTACT_PAGE =
  '<title>Contact</title><form><textarea name="message" required data-unless="result"></textarea><div role="alert"></div></form>'

/** Writes a built site into a folder; returns the folder of its files, for `SITE_DIR`. */
export function putSite(
  settings: Partial<SiteSettings> = {},
  files: Record<string, string | Buffer> = { 'index.html': 'home' },
  folder = temporaryFolder(),
): string {
  const all = {
    'redirects.json': '{}',
    'client/contact/index.html': CONTACT_PAGE,
    [SITE_SETTINGS_FILE]: JSON.stringify({ ...SITE, ...settings }),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`client/${name}`, text])),
  }
  mkdirSync(join(folder, 'client'), { recursive: true })
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return join(folder, 'client')
}
