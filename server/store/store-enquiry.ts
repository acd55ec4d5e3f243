import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Channel, Database, JobKind, Queries } from './database.ts'
import { emailKey, type NewEnquiry, sentFrom } from './enquiries.ts'
import { addJobs } from './jobs.ts'

/** The channels that new enquiries are queued for, and whether visitors get a mail. */
export type Channels = Record<'enquiries' | 'selfTests', readonly Channel[]> & {
  confirms?: boolean
}

/** A visitor gets one mail an hour at most, however many enquiries they send. */
const HOUR_MS = 60 * 60_000

/** The id under which an enquiry is stored; its number, if it had not been stored before. */
export type StoreResult = { id: string; number: number | undefined }

/**
 * Stores an enquiry on the disk. The same id with the same fields is a repeat, and is not stored again. The
 * same id with other fields comes from a visitor who edited and sent again: both are stored, the second
 * under an id derived from both.
 */
export function storeEnquiry(
  database: Database,
  channels: Channels,
  enquiry: NewEnquiry,
): Promise<StoreResult> {
  const { name, email, message, quarantined, selfTest } = enquiry
  const checksum = sha256(JSON.stringify([name, email, message]))

  async function insertAs(db: Queries, id: string): Promise<number | undefined> {
    const row = await db
      .insertInto('enquiries')
      .values({
        ...{ id, name, email, message, checksum },
        received_at: enquiry.receivedAt,
        email_key: emailKey(email),
        details: JSON.stringify(enquiry.details),
        suspicion: enquiry.suspicion ?? null,
        quarantined: Number(quarantined),
        self_test: Number(selfTest),
        reminded: 0,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('number')
      .executeTakeFirst()
    const queues: JobKind[] = [...(selfTest ? channels.selfTests : channels.enquiries)]
    const mayConfirm = channels.confirms && email && !selfTest && !enquiry.suspicion
    if (mayConfirm && !(await wasConfirmed({ ...database, db }, email))) queues.push('confirmation')
    if (row && !quarantined) await addJobs({ ...database, db }, queues, { id, enquiry_id: id })
    return row?.number
  }

  return database.db.transaction().execute(async (db) => {
    const id = enquiry.id ?? randomUUID()
    const number = await insertAs(db, id)
    if (number !== undefined) return { id, number }
    const known = db.selectFrom('enquiries').select('checksum').where('id', '=', id)
    if ((await known.executeTakeFirst())?.checksum === checksum) return { id, number }
    const changedId = asUuid(sha256(`${id}\n${checksum}`))
    return { id: changedId, number: await insertAs(db, changedId) }
  })
}

const wasConfirmed = async ({ db, now }: Database, email: string) =>
  (
    await sql`SELECT 1 FROM jobs JOIN enquiries ON enquiries.id = enquiry_id
      WHERE kind = 'confirmation' AND ${sentFrom(email)} AND created_at > ${now} - ${HOUR_MS}`.execute(
      db,
    )
  ).rows.length > 0

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Formats a hash as a UUID of version 8, the version for custom derivations (RFC 9562). */
const asUuid = (hex: string) =>
  hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
