import { isIPv6 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { HttpError } from '../http-error.ts'

/** How many addresses are remembered: a flood from more of them than this costs no more memory. */
const REMEMBERED = 10_000

/**
 * So many messages a minute from one address, all at once or spread out (a bucket that holds that
 * many and fills as fast). 0 is no limit. `uptime` is a clock that nobody puts right.
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
    // Set anew, so that the first key is the address not heard from for the longest time.
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

/** One line of IPv6 owns 2^64 addresses: they count as one. */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':')
}
