import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'

/**
 * Finds the visitor's address. Only the entries that our own proxies appended to `X-Forwarded-For`
 * can be trusted; without configured proxies the header is ignored.
 */
export function findClientAddress(trustedProxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const socketAddress = c.env?.incoming?.socket.remoteAddress ?? ''
    const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-for') : undefined
    c.set('clientAddress', clientAddress(socketAddress, forwarded, trustedProxies))
    return next()
  }
}

/** The address that connected to the outermost trusted proxy. */
export function clientAddress(socket: string, forwarded: string | undefined, trusted: number) {
  const hops = [...(forwarded?.split(',') ?? []), socket].map((hop) => plain(hop.trim()))
  return hops.at(-1 - trusted) ?? hops[0] ?? ''
}

/**
 * Normalises an address. A dual-stack socket reports 192.0.2.1 as `::ffff:192.0.2.1`. Some proxies
 * append the port (`192.0.2.1:8080`, `[2001:db8::1]:8080`), which changes with every connection.
 */
const plain = (address: string) =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^((?:\d+\.){3}\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
