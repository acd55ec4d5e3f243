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
    const form = emptyForm()
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

/** Reads what `send` posts: JSON, with the form's fields in `template_params`. */
export function readTemplateParams(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (mediaType(c) !== 'application/json') {
      throw new HttpError(415, 'The content type must be application/json')
    }
    const body: unknown = await c.req.json().catch(() => {
      throw new HttpError(400, 'The JSON cannot be read')
    })
    const fields = isRecord(body) ? (body.template_params ?? {}) : undefined
    if (!isRecord(fields)) throw new HttpError(400, 'The template params have to be an object')
    const form = emptyForm()
    for (const [name, value] of Object.entries(fields)) {
      if (value === null || value === undefined) continue
      if (typeof value === 'object') throw new HttpError(400, `${oneWord(name)} has to be text`)
      form[name] = String(value)
    }
    c.set('form', form)
    return next()
  }
}

/** Without a prototype, so that a field may have any name, such as `__proto__`. */
const emptyForm = (): Record<string, string> => Object.create(null)

const mediaType = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names come from outside; the response must stay one line. */
const oneWord = (name: string) => name.replace(/[^\w-]/g, '').slice(0, 40) || 'A field'
