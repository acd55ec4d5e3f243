import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** How much of what a connection sent is read in one turn; a request for a page is smaller as a rule. */
const SLICE_BYTES = 1024

/**
 * Has a server read every connection in small slices, one a turn of the event loop. By itself Node
 * reads 64 KB at once, and takes every request in there to pieces before anybody can say that these
 * are too many: one who sends thousands ahead, over a hundred connections, holds up all others.
 *
 * A stream whose `readable` event is listened to hands out its data as it is read, and not by
 * itself; so waiting for whoever reads the answer, or the body, is done here.
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
    // Node resumes the connection once more of a body is wanted.
    socket.on('readable', read).on('drain', plan).on('resume', plan)
  })
}
