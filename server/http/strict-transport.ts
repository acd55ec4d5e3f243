import type { RequestListener } from 'node:http'

const DAY_S = 24 * 60 * 60

/** Tells browsers to come by https alone, for so many days from each answer; 0 tells them nothing. */
export function strictTransport(days: number, handler: RequestListener): RequestListener {
  if (days === 0) return handler
  return (request, response) => {
    response.setHeader('Strict-Transport-Security', `max-age=${days * DAY_S}`)
    handler(request, response)
  }
}
