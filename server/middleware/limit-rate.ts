import { isIPv6 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { HttpError } from '../http-error.ts'

/** The most addresses in memory; a flood from more of them needs no more memory. */
const REMEMBERED = 10_000

/**
 * Token bucket per address: capacity and refill are `perMinute`, 0 for no limit. `uptime` is a
 * monotonic clock in milliseconds.
 */
export function limitRate(
  perMinute: number,
  uptime: () => number,
  remembered = REMEMBERED,
): MiddlewareHandler<AppEnv> {
  const buckets = new Map<string, { left: number; at: number }>()

  function take(address: string): boolean {
    const at = uptime()
    const known = buckets.get(address)
    const refilled = known ? known.left + ((at - known.at) / 60_000) * perMinute : perMinute
    const left = Math.min(refilled, perMinute)
    // Delete and insert, so that the first key is the address whose last request is the longest ago.
    buckets.delete(address)
    buckets.set(address, { left: left < 1 ? left : left - 1, at })
    if (buckets.size > remembered) buckets.delete(buckets.keys().next().value ?? '')
    return left >= 1
  }

  return async (c, next) => {
    if (perMinute > 0 && !take(clientKey(c.var.clientAddress))) {
      const seconds = String(Math.ceil(60 / perMinute))
      throw new HttpError(429, 'Too Many Requests', { 'Retry-After': seconds })
    }
    return next()
  }
}

/** The key of an address for rate limits: an IPv6 /64 counts as one client. */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':')
}
