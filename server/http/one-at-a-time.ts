import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers do not pipeline. A program that pipelines more requests than this is disconnected. */
const MOST_PIPELINED = 32

/**
 * Answers the requests of one connection one after the other. Node passes on all pipelined requests
 * at once and buffers every response until it is read: thousands for a client that never reads.
 */
export function oneAtATime(handler: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>()

  return (request, response) => {
    const { socket } = request
    // Ignore requests that arrived together with the one that exceeded the limit.
    if (socket.destroyed) return
    const ahead = waiting.get(socket)
    if (ahead === undefined) waiting.set(socket, [])
    const answer = () => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift()
        if (next) next()
        else waiting.delete(socket)
      })
      handler(request, response)
    }
    if (ahead === undefined) answer()
    else if (ahead.push(answer) > MOST_PIPELINED) socket.destroy()
  }
}
