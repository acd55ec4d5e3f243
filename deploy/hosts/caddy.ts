import type { BuiltSite } from '../built-site.ts'

/** A redirect with the query of the request, which may name a campaign. */
const redirect = (from: string, to: string) =>
  `route ${from} {\n\trewrite * ${to}\n\tredir {uri} 301\n}\n`

/** What `deploy/Caddyfile` imports: the headers of every response, and the redirects. */
export const caddy = ({ headers, moved }: BuiltSite): Record<string, string> => ({
  'caddy-headers.conf': Object.entries(headers)
    .map(([name, value]) => `header ${name} "${value}"\n`)
    .join(''),
  'caddy-redirects.conf': moved
    .map(([from, to]) => redirect(from, to) + redirect(`${from}/`, to))
    .join(''),
})
