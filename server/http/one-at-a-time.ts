import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers send nothing ahead; a program that sends more than this before it reads is cut off. */
const MOST_AHEAD = 32

/**
 * Answers what comes over one connection one after the other. Node hands over all that was sent
 * ahead (pipelined) at once, and keeps every answer until it is read: thousands of them, for one
 * who never reads.
 */
export function oneAtATime(handler: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>()

  return (request, response) => {
    const { socket } = request
    // What had come in with the request that was one too many.
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
    else if (ahead.push(answer) > MOST_AHEAD) socket.destroy()
  }
}
