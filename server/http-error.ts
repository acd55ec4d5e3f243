import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Thrown by any link of the chain to turn a request away: a status and one line of text. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: ContentfulStatusCode
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, text: string, headers: Record<string, string> = {}) {
    super(text)
    this.status = status
    this.headers = headers
  }
}
