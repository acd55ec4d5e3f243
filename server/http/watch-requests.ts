import type { IncomingMessage, RequestListener } from 'node:http'

/** What the app knows about a request beyond HTTP; nothing that identifies the sender. */
export interface RequestNotes {
  /** The pattern of its endpoint, `/*` for the site's files. */
  route?: string
  /** The requested address, if it led to a file of the site. */
  path?: string
  /** The id of the enquiry that it stored or asked for. */
  enquiry?: string
  /** Why it failed, if the server is at fault. */
  error?: string
  /** Counted, but not logged: one of a flood. */
  isRepeated?: boolean
}

/** A finished request. */
export interface WatchedRequest extends RequestNotes {
  method: string
  status: number | 'aborted'
  /** Milliseconds until the response was sent, or the client disconnected. */
  ms: number
}

const notes = new WeakMap<IncomingMessage, RequestNotes>()

/** Adds what the app knows about a request. Does nothing in tests without a socket. */
export function noteRequest(request: IncomingMessage | undefined, more: RequestNotes): void {
  if (request) notes.set(request, { ...notes.get(request), ...more })
}

/**
 * Reports every request once its response is sent or its client has disconnected. Neither its full
 * address nor its headers are reported: they may hold personal data.
 */
export function watchRequests(
  handler: RequestListener,
  report: (request: WatchedRequest) => void,
): RequestListener {
  return (request, response) => {
    const startedAt = performance.now()
    response.once('close', () => {
      const ms = Math.round(performance.now() - startedAt)
      const { method = '' } = request
      const status = response.headersSent ? response.statusCode : 'aborted'
      report({ method, status, ms, ...notes.get(request) })
    })
    handler(request, response)
  }
}
