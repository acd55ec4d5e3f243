import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientKey } from '../middleware/limit-rate.ts'

export interface Shares {
  /** The most connections in all. */
  all: number
  /** The most connections of one address. */
  perAddress: number
}

/**
 * Limits connections, in all and per address. Above a limit, the connection whose last request was
 * longest ago is closed, so a new visitor always gets in.
 */
export function shareConnections(server: Server, { all, perAddress }: Shares) {
  // Both are ordered by the last request: the first entry is the oldest.
  const addresses = new Map<Socket, string>()
  const byAddress = new Map<string, Set<Socket>>()

  function add(socket: Socket, address: string) {
    addresses.set(socket, address)
    byAddress.set(address, (byAddress.get(address) ?? new Set()).add(socket))
  }

  function remove(socket: Socket): string | undefined {
    const address = addresses.get(socket)
    if (address === undefined) return undefined
    addresses.delete(socket)
    byAddress.get(address)?.delete(socket)
    if (byAddress.get(address)?.size === 0) byAddress.delete(address)
    return address
  }

  function close([first]: Iterable<Socket>) {
    if (!first) return
    remove(first)
    first.destroy()
  }

  server.on('connection', (socket: Socket) => {
    const address = clientKey(socket.remoteAddress ?? '')
    add(socket, address)
    socket.once('close', () => remove(socket))
    const theirs = byAddress.get(address) ?? new Set()
    if (theirs.size > perAddress) close(theirs)
    else if (addresses.size > all) close(addresses.keys())
  })

  server.on('request', ({ socket }) => {
    const address = remove(socket)
    if (address !== undefined) add(socket, address)
  })
}
