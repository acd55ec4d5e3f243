import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'

/**
 * Finds the visitor's address. `X-Forwarded-For` is whatever the sender wrote, apart from the
 * entries our own proxies added at its end: with none configured it is not read at all.
 */
export function findClientAddress(trustedProxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const socketAddress = c.env?.incoming?.socket.remoteAddress ?? ''
    const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-for') : undefined
    c.set('clientAddress', clientAddress(socketAddress, forwarded, trustedProxies))
    return next()
  }
}

/** The address that the outermost trusted proxy saw. */
export function clientAddress(socket: string, forwarded: string | undefined, trusted: number) {
  const hops = [...(forwarded?.split(',') ?? []), socket].map((hop) => plain(hop.trim()))
  return hops.at(-1 - trusted) ?? hops[0] ?? ''
}

/**
 * `::ffff:192.0.2.1` is 192.0.2.1 seen by a socket that speaks both. Some proxies write the port
 * too (`192.0.2.1:8080`, `[2001:db8::1]:8080`), which is another with every connection.
 */
const plain = (address: string) =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^((?:\d+\.){3}\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
