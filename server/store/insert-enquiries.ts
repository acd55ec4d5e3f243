import { createHash, randomUUID } from 'node:crypto'
import { type Database, inTransaction, type Queries } from './database.ts'
import type { ChannelName, NewEnquiry } from './enquiry.ts'

/** The id under which a message is stored, and whether it had been stored before. */
export type StoreResult = { id: string; repeat: boolean }

/** The channels that new messages are queued for. */
export type Channels = Record<'enquiries' | 'selfTests', readonly ChannelName[]>

/** The normalised e-mail address, for comparison. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase()

/**
 * Returns a function that stores a message on the disk. The same id with the same fields is a repeat,
 * and is not stored again. The same id with other fields comes from a visitor who edited and sent
 * again: both are stored, the second under an id derived from both.
 */
export function enquiryInserter(database: Database, channels: Channels) {
  async function insertAs(
    db: Queries,
    id: string,
    enquiry: NewEnquiry,
    digest: string,
  ): Promise<boolean> {
    const { receivedAt, name, email, message, suspicion, quarantined, selfTest } = enquiry
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('messages')
      .values({
        id,
        received_at: receivedAt,
        name,
        email,
        email_key: emailKey(email),
        message,
        details: JSON.stringify(enquiry.details),
        digest,
        suspicion: suspicion ?? null,
        quarantined: Number(quarantined),
        self_test: Number(selfTest),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return false
    const ways = selfTest ? channels.selfTests : channels.enquiries
    if (!quarantined) await enqueue(db, id, ways, receivedAt)
    return true
  }

  async function store(db: Queries, message: NewEnquiry): Promise<StoreResult> {
    const id = message.id ?? randomUUID()
    const digest = digestWords(message)
    if (await insertAs(db, id, message, digest)) return { id, repeat: false }
    const known = db.selectFrom('messages').select('digest').where('id', '=', id)
    if ((await known.executeTakeFirst())?.digest === digest) return { id, repeat: true }
    const changedId = asUuid(sha256(`${id}\n${digest}`))
    return { id: changedId, repeat: !(await insertAs(db, changedId, message, digest)) }
  }

  return (message: NewEnquiry): Promise<StoreResult> =>
    inTransaction(database, (db) => store(db, message))
}

/** Queues a message for these channels. */
export async function enqueue(
  db: Queries,
  id: string,
  channels: readonly ChannelName[],
  now: number,
) {
  if (channels.length === 0) return
  const due = channels.map((channel) => ({ message_id: id, channel, next_attempt_at: now }))
  await db.insertInto('deliveries').values(due).execute()
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const digestWords = ({ name, email, message }: NewEnquiry) =>
  sha256(JSON.stringify([name, email, message]))

/** Formats a hash as a UUID of version 8, the version for custom derivations (RFC 9562). */
function asUuid(hex: string): string {
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
