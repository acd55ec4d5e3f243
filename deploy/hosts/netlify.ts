import { type BuiltSite, POLICY } from '../built-site.ts'
import { EVERYWHERE, IMMUTABLE, MARKDOWN_TYPE, redirectLines, rule } from '../header-rules.ts'

/**
 * The files of Netlify (https://docs.netlify.com/manage/routing/headers/). Headers of the same name from
 * several rules are joined, so the rule for all addresses has no policy, and the not-found page carries
 * its own in a `<meta>` element. Files without a caching rule are revalidated each time.
 */
export const netlify = ({ pages, moved }: BuiltSite): Record<string, string> => ({
  _headers: [
    rule('/*', EVERYWHERE),
    rule('/assets/*', [['Cache-Control', IMMUTABLE]]),
    ...pages.map(([page, policy]) => rule(page, [[POLICY, policy]])),
    ...pages.map(([page]) =>
      rule(`${page === '/' ? '/index' : page}.md`, [['Content-Type', MARKDOWN_TYPE]]),
    ),
  ].join(''),
  _redirects: redirectLines(moved),
})
