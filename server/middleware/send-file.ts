import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler, NotFoundHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { findSiteFile, NOT_FOUND_PAGE, type SiteFile } from '../find-site-file.ts'
import type { SiteRelease } from '../site-release.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** Content types that `serve-static` does not know, by extension. */
const TYPES = [
  ['feed.xml', 'application/rss+xml; charset=utf-8'],
  ['feed.json', 'application/feed+json; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
] as const

/** Sends the file, or the compressed copy that the browser accepts. */
export function sendFile(): MiddlewareHandler<AppEnv> {
  return async (c, next) => (c.var.file && (await answerWith(c, c.var.file))) ?? next()
}

/** Answers 404 with the not-found page; with plain text where none is built, and for Markdown addresses. */
export function notFoundPage(release: () => SiteRelease): NotFoundHandler<AppEnv> {
  return async (c) => {
    c.req.raw.headers.delete('Range')
    const isMarkdown = c.req.path.endsWith('.md')
    const file = isMarkdown ? undefined : findSiteFile(release(), NOT_FOUND_PAGE)
    const page = file && (await answerWith(c, file))
    if (page) return new Response(page.body, { status: 404, headers: page.headers })
    return c.text('Not Found', 404, { 'Cache-Control': 'no-cache' })
  }
}

/** The response with a file; undefined if the file has been deleted since it was found. */
async function answerWith(c: Context<AppEnv>, file: SiteFile): Promise<Response | undefined> {
  const library = serveStatic<AppEnv>({ path: file.path, precompressed: true })
  const answer = await library(c, async () => {})
  if (!answer) return undefined
  const { headers } = answer
  const encoding = headers.get('Content-Encoding')
  headers.set('ETag', `"${file.version}${encoding ? `-${encoding}` : ''}"`)
  headers.set('Cache-Control', file.isAsset ? FOREVER : 'no-cache')
  // The ETag is enough, and every byte of a page counts until it is painted (decision 010).
  if (file.isPage) headers.delete('Last-Modified')
  if (file.hasCopies) headers.set('Vary', 'Accept-Encoding')
  const [, type] = TYPES.find(([end]) => file.path.endsWith(end)) ?? []
  if (type) headers.set('Content-Type', type)
  return answer
}
