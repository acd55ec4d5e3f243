import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from '../contract/site-settings.ts'
import { NEUTRAL_SITE } from './neutral-site.ts'

/**
 * What the build says of the site in `siteDir`, read anew whenever that changes: a new release may
 * take the place of the served one at any time, and a link may come to lead to another.
 * @returns a function to be asked each time; without a built site it gives neutral words and no name
 */
export function siteSettings(siteDir: string): () => SiteSettings {
  let known: { signature: string; settings: SiteSettings } | undefined
  return () => {
    try {
      const file = join(dirname(realpathSync(siteDir)), SITE_SETTINGS_FILE)
      const { mtimeMs, size } = statSync(file)
      const signature = `${file} ${mtimeMs} ${size}`
      if (known?.signature !== signature) known = { signature, settings: read(file) }
      return known.settings
    } catch {
      return NEUTRAL_SITE
    }
  }
}

/** One that cannot be used is said once, and then treated as if there were none. */
function read(file: string): SiteSettings {
  try {
    return siteSettingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error(`${file} is not as this server knows it: npm run build writes it again.`)
    return NEUTRAL_SITE
  }
}
