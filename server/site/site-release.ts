import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CONTACT_PATH } from '../../contract/fields.ts'
import { OwnerError } from '../../contract/owner-error.ts'
import type { Redirects } from '../../contract/redirects.ts'
import {
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from '../../contract/site-settings.ts'
import { log } from '../log.ts'

/** Paths of this site only, so that no redirect leads to another one. */
const redirectsSchema = z.record(z.string(), z.string().regex(/^\/(?![/\\])/))

/** One build of the site. Immutable. */
export interface SiteRelease {
  /** The folder of the files, links resolved. */
  root: string
  redirects: Redirects
  settings: SiteSettings
  /** The HTML of the contact page in each language, by its name in addresses. */
  contactPages: Readonly<Record<string, string>>
}

/** Reads the current release, anew when the link `siteDir` has changed. @throws OwnerError if there is none yet */
export function siteRelease(siteDir: string): () => SiteRelease {
  let known: SiteRelease | undefined
  let seen = ''
  return () => {
    const root = existsSync(siteDir) ? realpathSync(siteDir) : siteDir
    if (known && root === seen) return known
    seen = root
    const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
    const read = <Content>(file: string, schema: z.ZodType<Content>) =>
      schema.parse(JSON.parse(textOf(`../${file}`)))
    try {
      const settings = read(SITE_SETTINGS_FILE, siteSettingsSchema)
      const file = `${CONTACT_PATH}/index.html`
      const inOthers = Object.keys(settings.languages)
        .filter((language) => existsSync(join(root, language, file)))
        .map((language) => [language, textOf(language + file)] as const)
      known = {
        root,
        redirects: read('redirects.json', redirectsSchema),
        settings,
        contactPages: { '': textOf(file), ...Object.fromEntries(inOthers) },
      }
    } catch {
      const text = `There is no site in ${siteDir} that this server can read: npm run build makes it.`
      if (!known) throw new OwnerError(text)
      log('note', { text })
    }
    return known
  }
}
