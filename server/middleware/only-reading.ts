import type { MiddlewareHandler } from 'hono'

/** Answers 405 to every method but GET and HEAD. */
export const onlyReading = (): MiddlewareHandler => async (c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD'
    ? next()
    : c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
