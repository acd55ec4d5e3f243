import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'

/**
 * Answers 304 to requests with `If-Modified-Since` alone, as crawlers send them. `If-None-Match` is
 * more exact and takes precedence; Hono's `etag()` answers it.
 */
export function modifiedSince(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (c.res.status !== 200 || c.req.header('If-None-Match') !== undefined) return
    const since = Date.parse(c.req.header('If-Modified-Since') ?? '')
    if (!(c.var.file && c.var.file.modified <= since)) return
    await c.res.body?.cancel()
    c.res.headers.delete('Content-Length')
    c.res = new Response(null, { status: 304 })
  }
}
