import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { SiteSettings } from '../../contract/site-settings.ts'
import type { AppEnv } from '../app-env.ts'

/** Allows pages of this server, of the site's address and of the listed origins; who sends no Origin is no page. */
export function allowOrigins(
  allowedOrigins: readonly string[],
  site: () => Pick<SiteSettings, 'url'>,
  refused: (origin: string) => void,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.header('Vary', 'Origin')
    const header = c.req.header('origin')
    if (header === undefined || isSameOrigin(c, header)) return next()
    // A hidden or malformed origin is `null`, in which nobody can write a text of their own.
    const origin = URL.parse(header)?.origin ?? 'null'
    const isListed = [...allowedOrigins, new URL(site().url).origin].includes(origin)
    if (!isListed && !allowedOrigins.includes('*')) {
      refused(origin)
      throw new HTTPException(403, { message: 'Forbidden' })
    }
    c.header('Access-Control-Allow-Origin', header)
    return next()
  }
}

/**
 * Compares hosts without the scheme, which a proxy may end, and the default port, which it may add or leave out.
 * A browser that hides the origin (`null`) still sends `Sec-Fetch-Site`, which no page can set.
 */
function isSameOrigin(c: Context<AppEnv>, origin: string): boolean {
  if (origin === 'null') return c.req.header('sec-fetch-site') === 'same-origin'
  const page = URL.parse(origin)
  // Parsing drops port 80.
  const host = URL.parse(`http://${c.req.header('host') ?? ''}`)
  if (!page || !host || page.hostname !== host.hostname) return false
  return ['', '443', page.port].includes(host.port)
}
