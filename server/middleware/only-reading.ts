import type { MiddlewareHandler } from 'hono'

/** The site's files can be read, and nothing else done with them. */
export const onlyReading = (): MiddlewareHandler => async (c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD'
    ? next()
    : c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
