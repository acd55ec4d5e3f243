import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { noteRequest } from '../http/watch-requests.ts'
import { HttpError } from '../http-error.ts'

type IsStored = (id: string) => Promise<boolean>

/**
 * Answers whether a message is stored, and nothing else about it. A page that lost the response to
 * its enquiry asks this before it says that sending failed. Quarantined messages count as stored,
 * because their senders were thanked.
 * @param isStored throws if the database cannot be read
 */
export function answerReceipt(isStored: IsStored): MiddlewareHandler<AppEnv> {
  return async (c) => {
    c.header('Cache-Control', 'no-store')
    const id = (c.req.param('id') ?? '').toLowerCase()
    const stored = await isStoredOrRefuse(c, isStored, id)
    if (stored) noteRequest(c.env?.incoming, { enquiry: id })
    return c.json({ stored }, stored ? 200 : 404)
  }
}

async function isStoredOrRefuse(c: Context<AppEnv>, isStored: IsStored, id: string) {
  try {
    return await isStored(id)
  } catch (error) {
    noteRequest(c.env?.incoming, { error: (error as Error).message })
    throw new HttpError(503, 'It is not known whether the message is stored')
  }
}
