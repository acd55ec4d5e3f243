/** Files under `/assets` have a hash of their content in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Markdown contains characters that browsers misread without the charset. */
export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'

/** A rule of a `_headers` file: an address, and under it its headers. */
export const rule = (address: string, headers: Record<string, string>) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** The lines of a `_redirects` file. Both hosts that read one keep the query. */
export const redirectLines = (moved: [from: string, to: string][]) =>
  moved.map(([from, to]) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('')
