import type { RequestListener } from 'node:http'

const DAY_S = 24 * 60 * 60

/** Sends `Strict-Transport-Security` for this many days; no header for 0. */
export function strictTransport(days: number, handler: RequestListener): RequestListener {
  if (days === 0) return handler
  return (request, response) => {
    response.setHeader('Strict-Transport-Security', `max-age=${days * DAY_S}`)
    handler(request, response)
  }
}
