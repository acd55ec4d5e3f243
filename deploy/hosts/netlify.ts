import type { BuiltSite } from '../built-site.ts'
import { IMMUTABLE, MARKDOWN_TYPE, redirectLines, rule } from '../header-rules.ts'

/**
 * The files of Netlify (https://docs.netlify.com/manage/routing/headers/). Files without a caching rule are
 * revalidated each time.
 */
export const netlify = ({ headers, moved }: BuiltSite): Record<string, string> => ({
  _headers: [
    rule('/*', headers),
    rule('/assets/*', { 'Cache-Control': IMMUTABLE }),
    rule('/*.md', { 'Content-Type': MARKDOWN_TYPE }),
  ].join(''),
  _redirects: redirectLines(moved),
})
