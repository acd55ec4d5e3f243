import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientKey } from '../middleware/limit-rate.ts'

export interface Shares {
  /** How many connections are held at once. */
  all: number
  /** How many of them one address may have. */
  perAddress: number
}

/**
 * Makes room for whoever comes: when there are more connections than there may be, in all or from
 * one address, the one that asked for nothing for the longest time is closed.
 */
export function shareConnections(server: Server, { all, perAddress }: Shares) {
  // Both keep their order: the first is the one not heard from for the longest time.
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
