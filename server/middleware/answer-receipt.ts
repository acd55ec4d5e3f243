import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { HttpError } from '../http-error.ts'

/** The form of every id: what else is asked for is in no database, and some may not even be asked for it. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Answers whether an enquiry is stored, and nothing else about it. A page that lost the response to
 * its enquiry asks this before it says that sending failed. Quarantined enquiries count as stored,
 * because their senders were thanked.
 * @param isStored throws if the database cannot be read
 */
export function answerReceipt(
  isStored: (id: string) => Promise<boolean>,
): MiddlewareHandler<AppEnv> {
  return async (c) => {
    c.header('Cache-Control', 'no-store')
    const id = (c.req.param('id') ?? '').toLowerCase()
    if (!UUID.test(id)) return c.json({ stored: false }, 404)
    const stored = await isStored(id).catch(({ message }: Error) => {
      c.var.notes.error = message
      throw new HttpError(503, 'It is not known whether the message is stored')
    })
    if (stored) c.var.notes.enquiry = id
    return c.json({ stored }, stored ? 200 : 404)
  }
}
