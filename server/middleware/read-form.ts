import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { HttpError } from '../http-error.ts'

const ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/** Reads a form: multipart, as `sendForm` posts it, or URL-encoded, as a plain form does. */
export function readForm(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const type = mediaType(c)
    if (type !== MULTIPART && type !== ENCODED) {
      throw new HttpError(415, `The content type must be ${MULTIPART}`)
    }
    const read = type === ENCODED ? encodedFields : multipartFields
    // Without a prototype, so that a field may have any name, such as `__proto__`.
    const form: Record<string, string> = Object.create(null)
    try {
      const body = new Uint8Array(await c.req.arrayBuffer())
      for (const [name, value] of read(body, c.req.header('content-type') ?? '')) {
        // If a field occurs twice, the first one counts.
        if (!Object.hasOwn(form, name)) form[name] = value
      }
    } catch (error) {
      throw error instanceof HttpError ? error : new HttpError(400, 'The form data cannot be read')
    }
    c.set('form', form)
    return next()
  }
}

const encodedFields = (body: Uint8Array) => new URLSearchParams(new TextDecoder().decode(body))

/** Uses a package, since Node's `formData()` refuses boundaries of fewer than 27 characters. */
function* multipartFields(body: Uint8Array, type: string): Generator<[string, string]> {
  const boundary = getMultipartBoundary(type)
  if (!boundary) throw new HttpError(400, 'The form data names no boundary')
  for (const part of parseMultipart(body, { boundary })) {
    if (part.isFile) throw new HttpError(415, 'Attachments are not accepted')
    if (part.name) yield [part.name, new TextDecoder().decode(part.bytes)]
  }
}

const mediaType = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
