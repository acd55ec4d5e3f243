import { statSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler, NotFoundHandler } from 'hono'
import { decodePath, redirectOf } from '../../contract/redirects.ts'
import { languageOfPage } from '../../contract/site-settings.ts'
import type { AppEnv } from '../app-env.ts'
import type { SiteRelease } from './site-release.ts'

const NOT_FOUND_PAGE = '404'

/** Files in this folder have a content hash in their name, so they never change. */
const ASSETS = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'

/** Content types that `serve-static` does not know, by extension. */
const TYPES = [
  ['feed.xml', 'application/rss+xml; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
] as const

/** Segments of an address that name no file for visitors: an empty one would redirect to another host. */
const FORBIDDEN = /^$|^\.(?!well-known$)|\\|^__spa-fallback\.html$/

/** No file name contains one, and decoding it would make `/about%2F` a page. */
const ENCODED_SEPARATOR = /%2f|%5c/i

/** A single range; requests for several may be answered with the whole file. */
const ONE_RANGE = /^bytes=(?:\d+-\d*|-\d+)$/

/** Serves the files of the current release; other spellings and former addresses redirect. `etag()` is in front. */
export function staticFiles(release: () => SiteRelease): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
    const { pathname, search } = new URL(c.req.url)
    const path = decodePath(pathname)
    if (path === undefined) return c.text('Bad Request', 400)
    const page = path.replace(/\/(?:index\.html)?$/, '')
    const segments = page.split('/').slice(1)
    const isNone =
      ENCODED_SEPARATOR.test(pathname) ||
      segments.some((one) => FORBIDDEN.test(one)) ||
      segments.at(-1) === NOT_FOUND_PAGE
    const { root, redirects } = release()
    const file = isNone ? undefined : find(root, page)
    const moved = file ? undefined : redirectOf(redirects, path)
    if (moved) return c.redirect(moved + search, 301)
    if (!file) return next()
    if (path !== (page || '/'))
      return file.isPage ? c.redirect((encodeURI(page) || '/') + search, 301) : next()
    c.var.notes.path = c.req.path
    chooseRange(c, file)
    return (await send(c, file)) ?? next()
  }
}

/** An address of a file, which a program asks for and nobody reads. */
const OF_A_FILE = /\.(?!html?$)[a-z]\w*$/i

/** Answers 404 with the not-found page; with plain text for addresses of files. */
export function notFoundPage(release: () => SiteRelease): NotFoundHandler<AppEnv> {
  return async (c) => {
    c.req.raw.headers.delete('Range')
    const { root, settings } = release()
    const pages = [`${languageOfPage(settings, c.req.path)}/${NOT_FOUND_PAGE}`, NOT_FOUND_PAGE]
    const file = OF_A_FILE.test(c.req.path)
      ? undefined
      : pages.map((page) => find(root, page)).find(Boolean)
    const page = file && (await send(c, file))
    if (page) return new Response(page.body, { status: 404, headers: page.headers })
    return c.text('Not Found', 404, { 'Cache-Control': 'no-cache' })
  }
}

/** Finds the file that an address names, or the page in the folder of that name. */
function find(root: string, address: string) {
  for (const path of [join(root, address), join(root, address, 'index.html')]) {
    try {
      const stats = statSync(path)
      const version = `${Math.trunc(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}`
      if (stats.isFile()) return { path, version, isPage: path.endsWith('.html') }
    } catch {
      // There is no such file, or it may not be read.
    }
  }
  return undefined
}

type SiteFile = NonNullable<ReturnType<typeof find>>

/** A range is of the file itself, not of a compressed copy, and of the version that `If-Range` names. */
function chooseRange(c: Context<AppEnv>, { version }: SiteFile) {
  const [range = '', wanted] = [c.req.header('Range'), c.req.header('If-Range')]
  const isCurrent = !wanted || wanted === `"${version}"`
  const { headers } = c.req.raw
  headers.delete(ONE_RANGE.test(range) && isCurrent ? 'Accept-Encoding' : 'Range')
}

/** The response with a file; undefined if it has been deleted since it was found. */
async function send(c: Context<AppEnv>, { path, version, isPage }: SiteFile) {
  const library = serveStatic<AppEnv>({ path, precompressed: true })
  const answer = await library(c, async () => {})
  if (!answer) return undefined
  const { headers } = answer
  const encoding = headers.get('Content-Encoding')
  headers.set('ETag', `"${version}${encoding ? `-${encoding}` : ''}"`)
  const isAsset = !isPage && c.req.path.startsWith(ASSETS)
  headers.set('Cache-Control', isAsset ? FOREVER : 'no-cache')
  headers.set('Vary', 'Accept-Encoding')
  // The ETag is enough, and every byte of a page counts until it is painted.
  if (isPage) headers.delete('Last-Modified')
  const [, type] = TYPES.find(([end]) => path.endsWith(end)) ?? []
  if (type) headers.set('Content-Type', type)
  return answer
}
