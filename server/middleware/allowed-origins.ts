import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { HttpError } from '../http-error.ts'

/**
 * Allows requests from pages of this server and of the listed origins, and sets the CORS headers for
 * them. Requests without an Origin are allowed: no page of another site can send one.
 */
export function allowOrigins(listed: readonly string[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.header('Vary', 'Origin')
    const origin = c.req.header('origin')
    if (origin === undefined || isSameOrigin(c, origin)) return next()
    if (!listed.includes(origin) && !listed.includes('*')) throw new HttpError(403, 'Forbidden')
    c.header('Access-Control-Allow-Origin', origin)
    if (c.req.method !== 'OPTIONS') return next()
    c.header('Access-Control-Allow-Methods', 'POST')
    c.header('Access-Control-Allow-Headers', 'Content-Type')
    c.header('Access-Control-Max-Age', '86400')
    return c.body(null, 204)
  }
}

/**
 * Compares hosts without the scheme: behind a proxy that ends TLS this server sees only http. A
 * browser that hides the origin (`null`) still sends `Sec-Fetch-Site`, which no page can set.
 */
function isSameOrigin(c: Context<AppEnv>, origin: string): boolean {
  if (origin === 'null') return c.req.header('sec-fetch-site') === 'same-origin'
  const host = c.req.header('host')
  return host !== undefined && URL.parse(origin)?.host === host.toLowerCase()
}
