import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { FIELD, fieldNamed } from '../../contract/fields.ts'
import { DAY_MS, HOUR_MS } from '../milliseconds.ts'
import type { Channel, Database, EnquiryRow, Queries } from './database.ts'
import { type NewEnquiry, senderOf, sentBy } from './enquiries.ts'
import { addJobs } from './jobs.ts'

/** The channels that new enquiries are queued for, and how many visitors get a mail within an hour. */
export type Channels = Record<'enquiries' | 'selfTests', readonly Channel[]> & {
  confirmationsPerHour?: number
}

/** What tells that confirmations were withheld: when the last one was. */
export const WITHHELD = 'confirmation-withheld'

/** Fields in which a repeat may differ. */
const ELSEWHERE = new Set<string>([FIELD.page, FIELD.referrer])

/**
 * Stores an enquiry on the disk. The same id with the same fields is a repeat, wherever it was sent from; with other
 * fields it was edited and sent again, and is stored under an id derived from both.
 */
export function storeEnquiry(database: Database, channels: Channels, enquiry: NewEnquiry) {
  const { name, email, message, selfTest } = enquiry
  const sender = senderOf(enquiry)
  const entered = Object.entries(enquiry.details).filter(
    ([field]) => !ELSEWHERE.has(field) && !fieldNamed(field)?.internal,
  )
  const checksum = sha256(JSON.stringify([name, email, message, entered.sort()]))

  /** Stores it and queues what is to be done; false if the id is taken. */
  async function insertAs(db: Queries, id: string): Promise<boolean> {
    const known = selfTest ? undefined : await knownAs(db, sender)
    const quarantined = enquiry.quarantined || known === 'spam'
    const sign = enquiry.suspicion ?? (known === 'spam' ? 'sender' : null)
    const suspicion = known && !quarantined && sign === 'words' ? null : sign
    const row = await db
      .insertInto('enquiries')
      .values({
        ...{ id, name, email, message, checksum },
        received_at: enquiry.receivedAt,
        ...sender,
        details: JSON.stringify(enquiry.details),
        suspicion,
        quarantined: Number(quarantined),
        self_test: Number(selfTest),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row || quarantined) return row !== undefined
    const about = { id, enquiry_id: id }
    const here = { ...database, db }
    await addJobs(here, selfTest ? channels.selfTests : channels.enquiries, about)
    const { confirmationsPerHour: limit = 0 } = channels
    if (limit > 0 && email && !selfTest && !suspicion) {
      if (await mayConfirm(here, sender.mailbox, limit))
        await addJobs(here, ['confirmation'], { ...about, text: sender.mailbox })
    }
    return true
  }

  return database.db.transaction().execute(async (db) => {
    const id = enquiry.id ?? randomUUID()
    if (await insertAs(db, id)) return { id }
    const known = db.selectFrom('enquiries').select('checksum').where('id', '=', id)
    if ((await known.executeTakeFirst())?.checksum === checksum) return { id }
    const changedId = asUuid(sha256(`${id}\n${checksum}`))
    await insertAs(db, changedId)
    return { id: changedId }
  })
}

/**
 * The state of what this person sent before: `spam` if the owner has marked one so, which sends the next ones to the
 * digest; undefined if the owner has said nothing and all looks like spam. Words are no sign from anybody else.
 */
async function knownAs(db: Queries, sender: ReturnType<typeof senderOf>) {
  const { rows } = await sql<Pick<EnquiryRow, 'state'>>`SELECT state FROM enquiries
    WHERE ${sentBy(sender)} AND (state <> 'new' OR suspicion IS NULL)
    ORDER BY CASE state WHEN 'spam' THEN 0 ELSE 1 END LIMIT 1`.execute(db)
  return rows[0]?.state
}

/** Whether a mailbox gets a confirmation: one a day, and no more than `limit` an hour for all together. */
async function mayConfirm({ db, now }: Database, mailbox: string, limit: number): Promise<boolean> {
  // Locks the row until the transaction ends, so that two servers do not count at once.
  await sql`INSERT INTO key_values (name, value) VALUES (${WITHHELD}, '0')
    ON CONFLICT (name) DO UPDATE SET value = key_values.value`.execute(db)
  const { rows } = await sql<{ here: number; lately: number }>`
    SELECT count(*) FILTER (WHERE text = ${mailbox}) AS here,
      count(*) FILTER (WHERE created_at > ${now} - ${HOUR_MS}) AS lately
    FROM jobs WHERE kind = 'confirmation' AND created_at > ${now} - ${DAY_MS}`.execute(db)
  const { here = 0, lately = 0 } = rows[0] ?? {}
  if (here > 0) return false
  if (lately >= limit)
    await sql`UPDATE key_values SET value = CAST(${now} AS TEXT)
      WHERE name = ${WITHHELD}`.execute(db)
  return lately < limit
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Formats a hash as a UUID of version 8, the version for custom derivations (RFC 9562). */
const asUuid = (hex: string) =>
  hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
