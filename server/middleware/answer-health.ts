import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'

export interface HealthOptions {
  /** Returns the state of the server. */
  health(): { healthy: boolean }
  /** Requests with this bearer token get the details from anywhere. */
  healthToken: string | undefined
}

/** Headers that proxies add: a request with one of them comes from elsewhere, though its socket is local. */
const BY_PROXY = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|true-client-ip|cf-connecting-ip)$/

const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const LOOPBACK_NAME = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/**
 * Answers `/healthz` with 200 or 503. Details name people and mail servers, so only this machine and
 * clients with the token get them; all others get `ok` or `failing`.
 */
export function answerHealth({ health, healthToken }: HealthOptions): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const details = health()
    const status = details.healthy ? 'ok' : 'failing'
    const mayKnow = isLocal(c) || hasToken(c, healthToken)
    c.header('Cache-Control', 'no-store')
    return c.json(mayKnow ? details : { status }, details.healthy ? 200 : 503)
  }
}

function isLocal(c: Context<AppEnv>): boolean {
  if (!LOOPBACK.test(c.env?.incoming?.socket.remoteAddress ?? '')) return false
  if ([...c.req.raw.headers.keys()].some((name) => BY_PROXY.test(name))) return false
  // A proxy passes on the host name that visitors use.
  return LOOPBACK_NAME.test(c.req.header('host') ?? 'localhost')
}

function hasToken(c: Context<AppEnv>, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined || given === undefined) return false
  // timingSafeEqual needs equal lengths, which hashes have.
  return timingSafeEqual(sha256(given), sha256(token))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
