import { type BuiltSite, POLICY } from '../built-site.ts'
import { EVERYWHERE, IMMUTABLE, redirectLines, rule } from '../header-rules.ts'

/** The limits of Cloudflare (https://developers.cloudflare.com/workers/static-assets/headers/). */
const MAX_RULES = 100
const MAX_LINE = 2000

const WRANGLER = {
  name: 'site',
  compatibility_date: '2026-01-01',
  assets: {
    directory: 'site',
    // /about is the page, /about/ redirects to it. The older product, Pages, does the opposite.
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
}

/**
 * The files of a Worker's static assets. An unknown address matches no page's rule, so the policy for
 * all addresses is that of the not-found page.
 * @throws Error if there are more pages, or longer policies, than Cloudflare reads
 */
export function cloudflare({ pages, notFound, moved }: BuiltSite): Record<string, string> {
  const rules = [
    rule('/*', [...EVERYWHERE, ['Cache-Control', 'no-cache'], [POLICY, notFound]]),
    rule('/assets/*', [['Cache-Control'], ['Cache-Control', IMMUTABLE]]),
    rule('/pagefind/*', [[POLICY]]),
    ...pages.map(([page, policy]) => rule(page, [[POLICY], [POLICY, policy]])),
  ]
  if (rules.length > MAX_RULES) {
    throw new Error(
      `${pages.length} pages need a rule each, and Cloudflare reads ${MAX_RULES} rules.`,
    )
  }
  if (pages.some(([, policy]) => policy.length + POLICY.length + 4 > MAX_LINE)) {
    throw new Error(`A policy is longer than the ${MAX_LINE} characters that Cloudflare reads.`)
  }
  return {
    'site/_headers': rules.join(''),
    'site/_redirects': redirectLines(moved),
    'wrangler.json': JSON.stringify(WRANGLER, null, 2),
  }
}
