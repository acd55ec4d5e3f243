import { type BuiltSite, fileOf } from './built-site.ts'

type Moved = BuiltSite['moved'][number]

/** What a host needs: files of its own, and for some a copy of the site in the form that it expects. */
export interface Host {
  /** The texts of its files, by name. */
  files(site: BuiltSite): Record<string, string>
  /** The copy of the site; hosts without one serve `build/client` itself. */
  copy?: {
    /** Its folder, in the folder of the host. */
    folder: string
    /** The file of a page other than Home. */
    pageFile(page: string): string
  }
}

/** Files under `/assets` have a hash of their content in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Markdown contains characters that browsers misread without the charset. */
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'

/** A rule of a `_headers` file: an address, and under it its headers. */
const rule = (address: string, headers: Record<string, string>) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** The lines of a `_redirects` file, which keep the query. On Cloudflare a pattern hides files without a line. */
const redirectLines = ({ from, to, kept }: Moved) => {
  const address = encodeURI(from)
  const folder = from.endsWith('*') ? '' : `${address}/ ${to} 301\n`
  return `${kept.map((one) => `${one} ${one} 200\n`).join('')}${address} ${to} 301\n${folder}`
}

/** A line with the addresses of a redirect as a regular expression, in the form of nginx and Caddy. */
const regexLine = ({ from, to }: Moved, end = '') =>
  `"~^${RegExp.escape(from.replace(/\*$/, ''))}${from.endsWith('*') ? '' : '/?$'}" ${to}${end}\n`

/** What `deploy/nginx.conf` includes: the headers of every response, and the redirects. */
const nginx = ({ headers, moved }: BuiltSite): Record<string, string> => ({
  'nginx-headers.conf': Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join(''),
  'nginx-redirects.conf': moved.map((one) => regexLine(one, ';')).join(''),
})

/** What `deploy/Caddyfile` imports: the headers of every response, and the redirects. */
const caddy = ({ headers, moved }: BuiltSite): Record<string, string> => ({
  'caddy-headers.conf': Object.entries(headers)
    .map(([name, value]) => `header ${name} "${value}"\n`)
    .join(''),
  'caddy-redirects.conf': moved.map((one) => regexLine(one)).join(''),
})

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
const cloudflare = ({ headers, moved }: BuiltSite): Record<string, string> => ({
  'site/_headers': [
    rule('/*', { ...headers, 'Cache-Control': 'no-cache' }),
    `/assets/*\n  ! Cache-Control\n  Cache-Control: ${IMMUTABLE}\n`,
  ].join(''),
  'site/_redirects': moved.map(redirectLines).join(''),
  'wrangler.json': JSON.stringify(WRANGLER, null, 2),
})

/**
 * The files of Netlify (https://docs.netlify.com/manage/routing/headers/). Files without a caching rule are
 * revalidated each time.
 */
const netlify = ({ headers, moved }: BuiltSite): Record<string, string> => ({
  _headers: [
    rule('/*', headers),
    rule('/assets/*', { 'Cache-Control': IMMUTABLE }),
    rule('/*.md', { 'Content-Type': MARKDOWN_TYPE }),
  ].join(''),
  _redirects: moved.map((one) => redirectLines({ ...one, kept: [] })).join(''),
})

const vercelRule = (source: string, headers: Record<string, string>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

/** A redirect of Vercel, by path-to-regexp. It wins over files, and gets addresses without `.html`. */
function vercelRedirect({ from, to, kept }: Moved, pages: string[]) {
  const page = from.replace(/(?:\/index)?\.html$/, '')
  const others = kept.map((one) => `(?!${one.slice(from.length - 1).replaceAll('.', '\\.')}$)`)
  const source = encodeURI(page).replace(/[()+]/g, '\\$&')
  const pattern = source.replace(/\*$/, () => `(${others.join('')}.*)`)
  return pages.includes(page) ? [] : { source: pattern, destination: to, statusCode: 301 }
}

/** The file of Vercel (https://vercel.com/docs/project-configuration/vercel-json). Redirects keep the query. */
const vercel = ({ headers, moved, pages }: BuiltSite): Record<string, string> => ({
  'vercel.json': JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: null,
      outputDirectory: '.',
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        vercelRule('/(.*)', headers),
        vercelRule('/assets/(.*)', { 'Cache-Control': IMMUTABLE }),
        vercelRule('/(.*)\\.md', { 'Content-Type': MARKDOWN_TYPE }),
      ],
      redirects: moved.flatMap((one) => vercelRedirect(one, pages)),
    },
    null,
    2,
  ),
})

/** `about.html` is served at `/about`. */
const flat = (page: string) => `${page.slice(1)}.html`

export const HOSTS: Record<string, Host> = {
  nginx: { files: nginx },
  caddy: { files: caddy },
  cloudflare: {
    files: cloudflare,
    copy: { folder: 'site', pageFile: fileOf },
  },
  netlify: { files: netlify, copy: { folder: '.', pageFile: flat } },
  vercel: { files: vercel, copy: { folder: '.', pageFile: flat } },
}
