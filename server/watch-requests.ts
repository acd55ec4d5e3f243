import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv, RequestNotes } from './app-env.ts'

/** A finished request. */
export interface WatchedRequest extends RequestNotes {
  method: string
  status: number | 'aborted'
  /** Milliseconds until the response was sent, or the client disconnected. */
  ms: number
}

/** Reports every request that ends, without its full address and headers, which may hold personal data. */
export function watchRequests(
  report: (request: WatchedRequest) => void,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    const notes: RequestNotes = {}
    c.set('notes', notes)
    const { outgoing } = c.env ?? {}
    outgoing?.once('close', () => {
      const ms = Math.round(performance.now() - startedAt)
      const status = outgoing.headersSent ? outgoing.statusCode : 'aborted'
      report({ method: c.req.method, status, ms, ...notes })
    })
    await next()
    notes.route = matchedRoutes(c).find(({ path }) => path !== '/*')?.path ?? '/*'
  }
}
