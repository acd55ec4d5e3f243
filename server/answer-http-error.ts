import type { Context } from 'hono'
import { NATIVE_SEND_PATH } from '../contract/fields.ts'
import type { SiteSettings } from '../contract/site-settings.ts'
import type { AppEnv } from './app-env.ts'
import { noteRequest } from './http/watch-requests.ts'
import { HttpError } from './http-error.ts'
import { PLAIN_PAGE_POLICY } from './plain-page.ts'
import { tryAgainPage } from './try-again-page.ts'

/** Answers an error thrown by a middleware: programs get one line of text, forms without JavaScript a page. */
export const answerHttpError = (site: () => SiteSettings) => (error: Error, c: Context<AppEnv>) => {
  const httpError = error instanceof HttpError ? error : unexpected(error, c)
  for (const [name, value] of Object.entries(httpError.headers)) c.header(name, value)
  c.header('Cache-Control', 'no-store')
  if (c.req.path !== NATIVE_SEND_PATH) return c.text(httpError.message, httpError.status)
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
  return c.html(tryAgainPage(site(), httpError.status, c.var.form ?? {}), httpError.status)
}

/** Any other error is the server's fault: its text is only logged. An aborted request is not an error. */
function unexpected(error: Error, c: Context<AppEnv>): HttpError {
  if (c.env?.incoming?.readableAborted) return new HttpError(400, 'The request was aborted')
  noteRequest(c.env?.incoming, { error: error.stack ?? error.message })
  return new HttpError(500, 'The server failed. Please try again later')
}
