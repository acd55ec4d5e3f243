import { isIPv6 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../app-env.ts'
import { MINUTE_MS } from '../milliseconds.ts'

/** The most clients in memory; a flood from more of them needs no more memory. */
const REMEMBERED = 10_000

/** The shares of a minute may add up to slightly more than a minute, because they are rounded. */
const ROUNDING_MS = 0.01

/** Tells who has requests left (https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm). */
export function rateLimiter(perMinute: number, uptime = () => performance.now()) {
  const usedUntil = new Map<string, number>()
  return (client: string): boolean => {
    const now = uptime()
    const used = Math.max(usedUntil.get(client) ?? now, now)
    const next = used + MINUTE_MS / perMinute
    const isFree = next <= now + MINUTE_MS + ROUNDING_MS
    // Delete and insert, so that the first key is the client whose last request was longest ago.
    usedUntil.delete(client)
    usedUntil.set(client, isFree ? next : used)
    if (usedUntil.size > REMEMBERED) usedUntil.delete(usedUntil.keys().next().value ?? '')
    return isFree
  }
}

/** Refuses requests of clients that have used up their `perMinute`; 0 for no limit. */
export function limitRate(perMinute: number, trustedProxies: number): MiddlewareHandler<AppEnv> {
  const isFree = rateLimiter(perMinute)
  return async (c, next) => {
    if (perMinute === 0) return next()
    const socket = c.env?.incoming?.socket.remoteAddress ?? ''
    const client = clientKey(socket, c.req.header('x-forwarded-for'), trustedProxies)
    if (isFree(client)) return next()
    c.header('Retry-After', String(Math.ceil(60 / perMinute)))
    throw new HTTPException(429, { message: 'Too Many Requests' })
  }
}

/** The visitor's address, an IPv6 /64 as one. Only what our own proxies appended to `X-Forwarded-For` is trusted. */
export function clientKey(socket: string, forwarded: string | undefined, trustedProxies: number) {
  const hops = trustedProxies > 0 ? (forwarded?.split(',') ?? []) : []
  const all = [...hops, socket].map((hop) => plain(hop.trim()))
  const address = all.at(-1 - trustedProxies) ?? all[0] ?? ''
  if (!isIPv6(address)) return address
  // What `::` stands for in the first half reaches to its end.
  const [start = ''] = address.replace(/^:/, '0:').split('::')
  return [...start.split(':'), '0', '0', '0'].slice(0, 4).join(':')
}

/** An address without what sockets put before it (`::ffff:`), and the port that some proxies append. */
const plain = (address: string) =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^((?:\d+\.){3}\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
