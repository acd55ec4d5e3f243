import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SITE_FACTS_FILE, type SiteFacts, siteFactsSchema } from '../contract/site-facts.ts'
import { NEUTRAL_SITE } from './neutral-site.ts'

/**
 * What the build says of the site in `siteDir`, read anew whenever that changes: a new release may
 * take the place of the served one at any time, and a link may come to lead to another.
 * @returns a function to be asked each time; without a built site it gives neutral words and no name
 */
export function siteFacts(siteDir: string): () => SiteFacts {
  let known: { signature: string; facts: SiteFacts } | undefined
  return () => {
    try {
      const file = join(dirname(realpathSync(siteDir)), SITE_FACTS_FILE)
      const { mtimeMs, size } = statSync(file)
      const signature = `${file} ${mtimeMs} ${size}`
      if (known?.signature !== signature) known = { signature, facts: read(file) }
      return known.facts
    } catch {
      return NEUTRAL_SITE
    }
  }
}

/** One that cannot be used is said once, and then treated as if there were none. */
function read(file: string): SiteFacts {
  try {
    return siteFactsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error(`${file} is not as this server knows it: npm run build writes it again.`)
    return NEUTRAL_SITE
  }
}
