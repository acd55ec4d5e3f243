import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'

export interface HealthOptions {
  /** Returns the state of the server. */
  health(): Promise<{ healthy: boolean }>
  /** Requests with this bearer token get the details from anywhere. */
  healthToken?: string | undefined
}

/**
 * Answers `/healthz` with 200 or 503. Details name people and mail servers, so only this machine and
 * clients with the token get them; all others get `ok` or `failing`.
 */
export function answerHealth({ health, healthToken }: HealthOptions): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const details = await health()
    const status = details.healthy ? 'ok' : 'failing'
    c.header('Cache-Control', 'no-store')
    return c.json(isFromOwner(c, healthToken) ? details : { status }, details.healthy ? 200 : 503)
  }
}

/** Headers that proxies add: a request with one of them comes from elsewhere, though its socket is local. */
const BY_PROXY = /forward|client-?ip|real-?ip|connecting-ip|^via$|^cf-/

const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const LOOPBACK_NAME = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/** Whether a request is from this machine, not through a proxy, or has the token. */
function isFromOwner(c: Context<AppEnv>, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  // timingSafeEqual needs equal lengths, which hashes have.
  if (token && given && timingSafeEqual(sha256(given), sha256(token))) return true
  return (
    LOOPBACK.test(c.env?.incoming?.socket.remoteAddress ?? '') &&
    ![...c.req.raw.headers.keys()].some((name) => BY_PROXY.test(name)) &&
    // A proxy passes on the host name that visitors use.
    LOOPBACK_NAME.test(c.req.header('host') ?? 'localhost')
  )
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
