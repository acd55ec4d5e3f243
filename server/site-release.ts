import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Redirects } from '../contract/redirects.ts'
import {
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from '../contract/site-settings.ts'
import { log } from './log.ts'
import { NEUTRAL_SITE } from './neutral-site.ts'

/** Paths of this site only, so that no redirect leads to another one. */
const redirectsSchema = z.record(z.string(), z.string().regex(/^\/(?![/\\])/))

/** One build of the site. Immutable. */
export interface SiteRelease {
  /** The folder of the files, links resolved. */
  root: string
  redirects: Redirects
  /** `NEUTRAL_SITE` where no site is built. */
  settings: SiteSettings
}

/**
 * Tracks the current release. A build writes a new folder and then points the link `siteDir` to it, so that
 * files, redirects and settings of one release belong together and never change.
 * @param note says that a file of the build is invalid
 * @returns a function to call for each request
 */
export function siteRelease(
  siteDir: string,
  note = (text: string) => log('note', { text }),
): () => SiteRelease {
  let known: SiteRelease | undefined
  return () => {
    const root = existsSync(siteDir) ? realpathSync(siteDir) : siteDir
    if (root !== known?.root)
      known = {
        root,
        redirects: read(join(root, '../redirects.json'), redirectsSchema, note) ?? {},
        settings:
          read(join(root, '..', SITE_SETTINGS_FILE), siteSettingsSchema, note) ?? NEUTRAL_SITE,
      }
    return known
  }
}

/** The content of a file of the build; one that is invalid is noted, and counts as missing. */
function read<Content>(
  file: string,
  schema: z.ZodType<Content>,
  note: (text: string) => void,
): Content | undefined {
  if (!existsSync(file)) return undefined
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    note(`${file} is not as this server knows it: npm run build writes it again.`)
    return undefined
  }
}
