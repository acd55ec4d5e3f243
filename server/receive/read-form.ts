import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../app-env.ts'

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i

/** Reads a form: multipart, as `sendForm` posts it, or URL-encoded, as a plain form does. */
export const readForm: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!FORM.test(c.req.header('content-type') ?? ''))
    throw new HTTPException(415, { message: 'The content type must be multipart/form-data' })
  const fields = await c.req.formData().catch(() => {
    throw new HTTPException(400, { message: 'The form data cannot be read' })
  })
  // Without a prototype, so that a field may have any name, such as `__proto__`.
  const form: Record<string, string> = Object.create(null)
  for (const [name, value] of fields) {
    if (typeof value !== 'string')
      throw new HTTPException(415, { message: 'Attachments are not accepted' })
    // If a field occurs twice, the first one counts.
    if (name) form[name] ??= value
  }
  c.set('form', form)
  return next()
}
