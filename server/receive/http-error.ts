import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { FIELD, NATIVE_SEND_PATH } from '../../contract/fields.ts'
import type { AppEnv } from '../app-env.ts'
import type { SiteRelease } from '../site/site-release.ts'
import { tryAgainPage } from './try-again-page.ts'

/** Answers an error thrown by a middleware: programs get one line of text, forms without JavaScript a page. */
export const answerHttpError =
  (release: () => SiteRelease) => (error: Error, c: Context<AppEnv>) => {
    const { status, message } = error instanceof HTTPException ? error : unexpected(error, c)
    c.header('Cache-Control', 'no-store')
    if (c.req.path !== NATIVE_SEND_PATH) return c.text(message, status)
    c.header('X-Robots-Tag', 'noindex')
    const from = c.var.form?.[FIELD.page] || c.req.header('Referer')
    return c.html(tryAgainPage(release(), status, c.var.form ?? {}, from), status)
  }

/** Any other error is the server's fault: its text is only logged. An aborted request is not an error. */
function unexpected(error: Error, c: Context<AppEnv>): HTTPException {
  if (c.env?.incoming?.readableAborted)
    return new HTTPException(400, { message: 'The request was aborted' })
  c.var.notes.error = error.stack ?? error.message
  return new HTTPException(500, { message: 'The server failed. Please try again later' })
}
