import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** How much is read from a connection in one turn; most page requests are smaller. */
const SLICE_BYTES = 1024

/**
 * Makes a server read every connection in small slices, one per turn of the event loop. Node reads
 * 64 KB at once by default, and parses every request in it before any limit applies: a client that
 * pipelines thousands of requests over a hundred connections would block all others.
 *
 * A stream with a `readable` listener no longer flows by itself, so this function also handles
 * backpressure, of the response and of the request body.
 */
export function readSlowly(server: Server) {
  const requests = new WeakMap<Socket, IncomingMessage>()
  server.on('request', (request: IncomingMessage) => requests.set(request.socket, request))

  server.on('connection', (socket: Socket) => {
    let planned = false
    const plan = () => {
      if (!planned) setImmediate(read)
      planned = true
    }
    const read = () => {
      planned = false
      const { readableLength = 0, readableHighWaterMark = 1 } = requests.get(socket) ?? {}
      if (socket.writableNeedDrain || readableLength >= readableHighWaterMark) return
      socket.read(Math.min(SLICE_BYTES, socket.readableLength) || undefined)
      if (socket.readableLength > 0) plan()
    }
    // Node resumes the connection when the handler wants more of the body.
    socket.on('readable', read).on('drain', plan).on('resume', plan)
  })
}
