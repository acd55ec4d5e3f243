import type { BuiltSite } from '../built-site.ts'
import { IMMUTABLE, redirectLines, rule } from '../header-rules.ts'

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
 * The files of a Worker's static assets
 * (https://developers.cloudflare.com/workers/static-assets/headers/). `!` removes a header of an earlier rule.
 */
export const cloudflare = ({ headers, moved }: BuiltSite): Record<string, string> => ({
  'site/_headers': [
    rule('/*', { ...headers, 'Cache-Control': 'no-cache' }),
    `/assets/*\n  ! Cache-Control\n  Cache-Control: ${IMMUTABLE}\n`,
  ].join(''),
  'site/_redirects': redirectLines(moved),
  'wrangler.json': JSON.stringify(WRANGLER, null, 2),
})
