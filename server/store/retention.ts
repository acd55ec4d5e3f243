import { sql } from 'kysely'
import type { Database } from './database.ts'
import { keyValueStore } from './key-value-store.ts'

const DAY_MS = 24 * 60 * 60_000

const SELF_TEST_DAYS = 7

/** A quarantined message is deleted `days` after its digest, or once digests hold `most` newer ones. */
const QUARANTINE = { days: 30, most: 10_000 }

/** The owner is warned this many days before a message that was never mailed is deleted. */
export const WARNING_DAYS = 14

/** Condition on `messages`: mailed neither on its own nor in a digest. */
export const NOT_WITH_OWNER = sql<boolean>`
  NOT EXISTS (SELECT 1 FROM deliveries
    WHERE message_id = messages.id AND channel = 'mail' AND status = 'delivered')
  AND NOT EXISTS (SELECT 1 FROM notice_messages JOIN notices ON notices.id = notice_id
    WHERE message_id = messages.id AND notices.kind = 'digest' AND sent_at IS NOT NULL)`

/** The messages whose digest was mailed at this time or earlier. */
const inDigestsSent = (by: number) => sql<string>`
  SELECT message_id FROM notice_messages JOIN notices ON notices.id = notice_id
  WHERE notices.kind = 'digest' AND sent_at <= ${by}`

/**
 * Deletes expired messages; returns the number of enquiries among them. Messages that were never
 * mailed are deleted too, but only `WARNING_DAYS` after a warning. Suspected spam is deleted a month
 * after its digest was mailed.
 */
export async function deleteExpired(
  database: Database,
  months: number,
  now: number,
): Promise<number> {
  const { db } = database
  const expired = await db
    .deleteFrom('messages')
    .where('received_at', '<', monthsBefore(now, months))
    .where('self_test', '=', 0)
    .where(
      sql<boolean>`(NOT (${NOT_WITH_OWNER}) OR id IN (
        SELECT message_id FROM notice_messages JOIN notices ON notices.id = notice_id
        WHERE notices.kind = 'deletion' AND told_at <= ${now - WARNING_DAYS * DAY_MS}))`,
    )
    .executeTakeFirst()
  const selfTests = await db
    .deleteFrom('messages')
    .where('self_test', '=', 1)
    .where('received_at', '<', now - SELF_TEST_DAYS * DAY_MS)
    .executeTakeFirst()
  const beyond = sql<string>`
    SELECT id FROM messages WHERE quarantined = 1 AND id IN (${inDigestsSent(now)})
    ORDER BY received_at DESC LIMIT ${sql.lit(Number.MAX_SAFE_INTEGER)} OFFSET ${QUARANTINE.most}`
  const quarantined = await db
    .deleteFrom('messages')
    .where('quarantined', '=', 1)
    .where(
      sql<boolean>`(id IN (${inDigestsSent(now - QUARANTINE.days * DAY_MS)}) OR id IN (${beyond}))`,
    )
    .executeTakeFirst()
  const isAny = [expired, selfTests, quarantined].some(({ numDeletedRows }) => numDeletedRows > 0n)
  const known = keyValueStore(database)
  if (isAny && (await known.wipeOwed()) === 'nothing') await known.noteWipeOwed('log')
  return Number(expired.numDeletedRows)
}

/** The same day in an earlier month, or the last day of that month. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
