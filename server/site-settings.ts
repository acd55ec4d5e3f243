import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from '../contract/site-settings.ts'
import { log } from './log.ts'
import { NEUTRAL_SITE } from './neutral-site.ts'

/**
 * Reads the settings that the build wrote for the site in `siteDir`, and again when they change: a new
 * release may become current at any time.
 * @returns a function to call for each use; without a built site it returns `NEUTRAL_SITE`
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

/** An invalid file is logged once, and then treated as missing. */
function read(file: string): SiteSettings {
  try {
    return siteSettingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    const text = `${file} is not as this server knows it: npm run build writes it again.`
    log('note', { text })
    return NEUTRAL_SITE
  }
}
