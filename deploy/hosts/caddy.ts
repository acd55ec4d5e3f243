import { type BuiltSite, fileOf, POLICY } from '../built-site.ts'

/** A redirect with the query of the request, which may name a campaign. */
const redirect = (from: string, to: string) =>
  `route ${from} {\n\trewrite * ${to}\n\tredir {uri} 301\n}\n`

/** What `deploy/Caddyfile` imports: each page's policy by its file, and the redirects. */
export const caddy = ({ pages, notFound, moved }: BuiltSite): Record<string, string> => ({
  'caddy-headers.conf': [...pages, ['/404', notFound] as const]
    .map(([page, policy]) => `header /${fileOf(page)} ${POLICY} "${policy}"\n`)
    .join(''),
  'caddy-redirects.conf': moved
    .map(([from, to]) => redirect(from, to) + redirect(`${from}/`, to))
    .join(''),
})
