import { SECURITY_HEADERS } from '../server/middleware/security-headers.ts'

/** Files under `/assets` have a hash of their content in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The headers of every response, apart from the policy. Browsers that used https once use it for a year. */
export const EVERYWHERE: [name: string, value: string][] = [
  ...Object.entries(SECURITY_HEADERS),
  ['Strict-Transport-Security', 'max-age=31536000'],
]

/** Markdown contains characters that browsers misread without the charset. */
export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'

/** A rule of a `_headers` file: an address, and under it its headers. `! Name` removes a header. */
export const rule = (address: string, headers: [name: string, value?: string][]) =>
  `${address}\n${headers
    .map(([name, value]) => `  ${value === undefined ? `! ${name}` : `${name}: ${value}`}\n`)
    .join('')}`

/** The lines of a `_redirects` file. Both hosts that read one keep the query. */
export const redirectLines = (moved: [from: string, to: string][]) =>
  moved.map(([from, to]) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('')
