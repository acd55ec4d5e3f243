import type { BuiltSite } from './built-site.ts'

type Moved = BuiltSite['moved'][number]

/** The texts of the files that a host needs, by name. */
type HostFiles = (site: BuiltSite) => Record<string, string>

/** A line with the addresses of a redirect as a regular expression, in the form of nginx and Caddy. */
const regexLine = ({ from, to }: Moved, end = '') =>
  `"~^${RegExp.escape(from.replace(/\*$/, ''))}${from.endsWith('*') ? '' : '/?$'}" ${to}${end}\n`

/** Writes the headers of every response, one a line. */
const headerLines = ({ headers }: BuiltSite, directive: string, end = '') =>
  Object.entries(headers)
    .map(([name, value]) => `${directive} ${name} "${value}"${end}\n`)
    .join('')

/** What `deploy/nginx.conf` includes. */
const nginx: HostFiles = (site) => ({
  'nginx-headers.conf': headerLines(site, 'add_header', ' always;'),
  'nginx-redirects.conf': site.moved.map((one) => regexLine(one, ';')).join(''),
})

/** What `deploy/Caddyfile` imports. */
const caddy: HostFiles = (site) => ({
  'caddy-headers.conf': headerLines(site, 'header'),
  'caddy-redirects.conf': site.moved.map((one) => regexLine(one)).join(''),
})

/** Headers by address, for hosts of files. Files without a caching rule are revalidated each time. */
const headerTable = ({ headers }: BuiltSite) =>
  Object.entries({
    '/*': headers,
    // These files have a hash of their content in their name.
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    // Markdown contains characters that browsers misread without the charset.
    '/*.md': { 'Content-Type': 'text/markdown; charset=utf-8' },
  } as Record<string, Record<string, string>>)

/** Lines of a `_redirects` file, which keep the query. On Cloudflare a pattern hides files without a line. */
const redirectLines = ({ from, to, kept }: Moved) => {
  const address = encodeURI(from)
  const folder = from.endsWith('*') ? '' : `${address}/ ${to} 301\n`
  return `${kept.map((one) => `${one} ${one} 200\n`).join('')}${address} ${to} 301\n${folder}`
}

/** The files of Netlify (https://docs.netlify.com/manage/routing/headers/), which Cloudflare's Workers read too. */
const netlify: HostFiles = (site) => ({
  _headers: headerTable(site)
    .map(([address, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${address}\n${lines.join('')}`
    })
    .join(''),
  _redirects: site.moved.map(redirectLines).join(''),
})

/** A redirect of Vercel, by path-to-regexp. It wins over files, and gets addresses without `.html`. */
function vercelRedirect({ from, to, kept }: Moved, addresses: string[]) {
  const page = from.replace(/(?:\/index)?\.html$/, '')
  const others = kept.map((one) => `(?!${one.slice(from.length - 1).replaceAll('.', '\\.')}$)`)
  const source = encodeURI(page).replace(/[()+]/g, '\\$&')
  const pattern = source.replace(/\*$/, () => `(${others.join('')}.*)`)
  return addresses.includes(page) ? [] : { source: pattern, destination: to, statusCode: 301 }
}

/** The file of Vercel (https://vercel.com/docs/project-configuration/vercel-json). Redirects keep the query. */
const vercel: HostFiles = (site) => ({
  'vercel.json': JSON.stringify({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    headers: headerTable(site).map(([address, headers]) => ({
      source: address.replace('.', '\\.').replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: site.moved.flatMap((one) => vercelRedirect(one, site.addresses)),
  }),
})

/** Hosts that serve `build/client` themselves, beside the server of this project. */
export const PROXIES: Record<string, HostFiles> = { nginx, caddy }

/** Hosts that get a copy of the site. */
export const FILE_HOSTS: Record<string, HostFiles> = { cloudflare: netlify, netlify, vercel }
