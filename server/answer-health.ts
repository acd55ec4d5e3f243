import type { MiddlewareHandler } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { AppEnv } from './app-env.ts'

/**
 * Answers `/healthz` with 200 or 503. Details name people and mail servers, so only clients with the bearer
 * token get them; all others get `ok` or `failing`.
 */
export function answerHealth(
  health: () => Promise<{ healthy: boolean }>,
  healthToken: string | undefined,
): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const details = await health()
    const status = details.healthy ? 'ok' : 'failing'
    const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const isOwner = healthToken && given && (await timingSafeEqual(given, healthToken))
    c.header('Cache-Control', 'no-store')
    return c.json(isOwner ? details : { status }, details.healthy ? 200 : 503)
  }
}
