import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Thrown by any middleware to refuse a request: a status and one line of text. */
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
