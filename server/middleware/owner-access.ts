import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** Headers that proxies add: a request with one of them comes from elsewhere, though its socket is local. */
const BY_PROXY = /forward|client-?ip|real-?ip|connecting-ip|^via$|^cf-/

const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const LOOPBACK_NAME = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/**
 * Whether a request may see the state of the server: one from this machine, not through a proxy, or
 * one with the token.
 */
export const isFromOwner = (c: Context<AppEnv>, token: string | undefined) =>
  isLocal(c) || hasToken(c, token)

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
