import { encodePath } from '../contract/redirects.ts'
import type { BuiltSite } from './built-site.ts'

type Moved = BuiltSite['moved'][number]

/** The texts of the files that a host needs, by name. */
type HostFiles = (site: BuiltSite) => Record<string, string>

/** A character in a regular expression of nginx and Caddy. nginx knows the case of ASCII letters alone. */
function asRegex(sign: string): string {
  if (/[\w/]/.test(sign)) return sign
  if (sign < '\x80') return `\\x${sign.charCodeAt(0).toString(16)}`
  const both = new Set([sign.toLowerCase(), sign.toUpperCase()])
  return both.size > 1 ? `(?:${[...both].join('|')})` : sign
}

/** A line with the addresses of a redirect as a regular expression, in the form of nginx and Caddy. */
const regexLine = ({ from, to }: Moved, end = '') =>
  `"~(?i)^${Array.from(from.replace(/\*$/, ''), asRegex).join('')}${from.endsWith('*') ? '' : '/?$'}" ${to}${end}\n`

const headerLines = ({ headers }: BuiltSite, directive: string, end = '') =>
  Object.entries(headers)
    .map(([name, value]) => `${directive} ${name} "${value}"${end}\n`)
    .join('')

/** The not-found page of each language, by address, in the form of nginx and Caddy. */
const notFoundLines = ({ languages }: BuiltSite, end = '') =>
  [['default', ''], ...languages.map((name) => [`"~^/${name}(?:[/?]|$)"`, `/${name}`])]
    .map(([address, folder]) => `${address} ${folder}/404/index.html${end}\n`)
    .join('')

/** What `deploy/nginx.conf` includes. */
const nginx: HostFiles = (site) => ({
  'nginx-headers.conf': headerLines(site, 'add_header', ' always;'),
  'nginx-redirects.conf': site.moved.map((one) => regexLine(one, ';')).join(''),
  'nginx-not-found.conf': notFoundLines(site, ';'),
})

/** What `deploy/Caddyfile` imports. */
const caddy: HostFiles = (site) => ({
  'caddy-headers.conf': headerLines(site, 'header'),
  'caddy-redirects.conf': site.moved.map((one) => regexLine(one)).join(''),
  'caddy-not-found.conf': notFoundLines(site),
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

/** The spellings that Cloudflare tells apart: in small letters or not, also of the encoding. A colon begins a placeholder. */
const spellings = (from: string) =>
  [from, from.toLowerCase()]
    .map((one) => encodePath(one).replaceAll(':', '%3A'))
    .flatMap((one) => [one, one.replace(/%../g, (code) => code.toLowerCase())])

/** The lines of a `_redirects` file, which keep the query. On Cloudflare a pattern hides files without a line. */
function redirectLines({ moved, addresses }: BuiltSite): string {
  const lines = moved.flatMap(({ from, to, kept }) => [
    ...kept.map((one) => [one, `${one} 200`]),
    ...spellings(from)
      .filter((one) => !addresses.includes(one))
      .flatMap((one) => (from.endsWith('*') ? one : [one, `${one}/`]))
      .map((one) => [one, `${to} 301`]),
  ])
  const first = Map.groupBy(lines, ([from]) => from).values()
  // Cloudflare would count an address after a pattern as a pattern.
  return Array.from(first, ([line = []]) => `${line.join(' ')}\n`)
    .sort((one, other) => Number(one.includes('*')) - Number(other.includes('*')))
    .join('')
}

/** What Cloudflare ignores (https://developers.cloudflare.com/workers/static-assets/redirects/). */
export function ignoredLines(file: string): string[] {
  const { addresses = [], patterns = [] } = Object.groupBy(file.split('\n'), (line) =>
    line.includes('*') ? 'patterns' : 'addresses',
  )
  return [...addresses.slice(2000), ...patterns.slice(100)].filter(Boolean)
}

/** The files of Cloudflare's Workers, which serve the nearest `404.html`, and of Netlify (https://docs.netlify.com/manage/routing/headers/). */
const cloudflare: HostFiles = (site) => ({
  _headers: headerTable(site)
    .map(([address, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${address}\n${lines.join('')}`
    })
    .join(''),
  _redirects: redirectLines(site),
})

/** Netlify knows one not-found page, and takes the others as redirects. */
const netlify: HostFiles = (site) => {
  const { _redirects, ...others } = cloudflare(site)
  const notFound = site.languages.map((name) => `/${name}/* /${name}/404.html 404\n`)
  return { ...others, _redirects: _redirects + notFound.join('') }
}

/** A redirect of Vercel, by path-to-regexp, in any case of letters. It wins over files, and gets addresses without `.html`. */
function vercelRedirect({ from, to, kept }: Moved, { isAddress }: BuiltSite) {
  const page = from.replace(/(?:\/index)?\.html$/i, '')
  const others = kept.map((one) => `(?!${one.slice(from.length - 1).replaceAll('.', '\\.')}$)`)
  const source = encodePath(page).replace(/[():+]/g, '\\$&')
  const pattern = source.replace(/\*$/, () => `(${others.join('')}.*)`)
  return isAddress(page) ? [] : { source: pattern, destination: to, statusCode: 301 }
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
    redirects: site.moved.flatMap((one) => vercelRedirect(one, site)),
    // Files come before these. It knows one not-found page by itself.
    rewrites: site.languages.map((name) => ({
      source: `/${name}/(.*)`,
      destination: `/${name}/404`,
      statusCode: 404,
    })),
  }),
})

/** Hosts that serve `build/client` themselves, beside the server of this project. */
export const PROXIES: Record<string, HostFiles> = { nginx, caddy }

/** Hosts that get a copy of the site. */
export const FILE_HOSTS: Record<string, HostFiles> = { cloudflare, netlify, vercel }
