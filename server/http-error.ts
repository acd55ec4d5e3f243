import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { NATIVE_SEND_PATH } from '../contract/fields.ts'
import type { AppEnv } from './app-env.ts'
import type { SiteRelease } from './site-release.ts'
import { tryAgainPage } from './try-again-page.ts'

/** Thrown by any middleware to refuse a request: a status and one line of text. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: ContentfulStatusCode

  constructor(status: ContentfulStatusCode, text: string) {
    super(text)
    this.status = status
  }
}

/** Answers an error thrown by a middleware: programs get one line of text, forms without JavaScript a page. */
export const answerHttpError =
  (release: () => SiteRelease) => (error: Error, c: Context<AppEnv>) => {
    const { status, message } = error instanceof HttpError ? error : unexpected(error, c)
    c.header('Cache-Control', 'no-store')
    if (c.req.path !== NATIVE_SEND_PATH) return c.text(message, status)
    c.header('X-Robots-Tag', 'noindex')
    return c.html(tryAgainPage(release(), status, c.var.form ?? {}), status)
  }

/** Any other error is the server's fault: its text is only logged. An aborted request is not an error. */
function unexpected(error: Error, c: Context<AppEnv>): HttpError {
  if (c.env?.incoming?.readableAborted) return new HttpError(400, 'The request was aborted')
  c.var.notes.error = error.stack ?? error.message
  return new HttpError(500, 'The server failed. Please try again later')
}
