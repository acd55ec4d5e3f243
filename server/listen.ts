import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OwnerError } from './owner-error.ts'

/** A request must be complete within this time, so that nobody can hold a connection by sending slowly. */
const REQUEST_MS = 10_000

/** A connection on which nothing moves for this long is closed, such as one of a client that stopped reading. */
const STALLED_MS = 30_000

const MOST_CONNECTIONS = 2000

/**
 * Listens at `host`; by default at the IPv4 and IPv6 loopback addresses, since `localhost` is one or
 * the other, depending on browser and system. Other machines cannot reach the server by default.
 * @param requestMs how long a request may take to arrive
 */
export async function listen(
  handler: RequestListener,
  port: number,
  host: string | undefined,
  requestMs = REQUEST_MS,
) {
  const first = await listenAt(handler, port, host ?? '127.0.0.1', requestMs)
  const bound = (first.address() as AddressInfo).port
  if (host !== undefined) return { servers: [first], port: bound }
  try {
    return { servers: [first, await listenAt(handler, bound, '::1', requestMs)], port: bound }
  } catch (error) {
    // A machine may have no IPv6, and a port that the system chose may be free in one family only.
    const cause = (error as OwnerError).cause as NodeJS.ErrnoException | undefined
    if (port === 0 || cause?.code !== 'EADDRINUSE') return { servers: [first], port: bound }
    first.close()
    throw error
  }
}

function listenAt(handler: RequestListener, port: number, host: string, requestMs: number) {
  const options = {
    requestTimeout: requestMs,
    headersTimeout: requestMs,
    // How often Node checks both timeouts.
    connectionsCheckingInterval: requestMs / 10,
    keepAliveTimeout: REQUEST_MS,
    maxHeaderSize: 16 * 1024,
  }
  const server = createServer(options, handler)
  server.timeout = STALLED_MS
  server.maxConnections = MOST_CONNECTIONS
  return new Promise<Server>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new OwnerError(listenErrorText(error, port, host), { cause: error }))
    })
    server.listen({ port, host }, () => resolve(server))
  })
}

function listenErrorText(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop it, or choose another port with PORT.`
  }
  if (error.code === 'EACCES') {
    return `Port ${port} is for the system's own programs: choose one from 1024 up with PORT.`
  }
  return `The server cannot listen at ${host}, port ${port}: ${error.message}.`
}

/** Lets requests in flight finish within `withinMs`, then closes what is left. */
export async function closeGently(servers: Server[], withinMs: number): Promise<void> {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
  // Keep-alive connections become idle only after their response.
  const idle = setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, 50)
  const limit = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, withinMs)
  await Promise.all(closed)
  clearInterval(idle)
  clearTimeout(limit)
}
