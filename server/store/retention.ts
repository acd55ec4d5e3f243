import type { DatabaseSync } from 'node:sqlite'
import { keyValueStore } from './key-value-store.ts'

const DAY_MS = 24 * 60 * 60_000

const SELF_TEST_DAYS = 7

/** A quarantined message is deleted this many days after its digest, or once so many newer ones follow. */
const QUARANTINE = { days: 30, most: 10_000 }

/** The owner is warned this many days before a message that was never mailed is deleted. */
export const WARNING_DAYS = 14

/** SQL condition on `messages`: mailed neither on its own nor in a digest. */
export const NOT_WITH_OWNER = `
  NOT EXISTS (SELECT 1 FROM deliveries
    WHERE message_id = messages.id AND channel = 'mail' AND status = 'delivered')
  AND NOT EXISTS (SELECT 1 FROM notice_messages JOIN notices ON notices.id = notice_id
    WHERE message_id = messages.id AND notices.kind = 'digest' AND sent_at IS NOT NULL)`

const DIGESTS_SENT = `SELECT message_id FROM notice_messages JOIN notices ON notices.id = notice_id
  WHERE notices.kind = 'digest' AND sent_at <= ?`

/**
 * Deletes expired messages; returns the number of enquiries among them. Messages that were never
 * mailed are deleted too, but only `WARNING_DAYS` after a warning. Suspected spam is deleted a month
 * after its digest was mailed.
 */
export function deleteExpired(database: DatabaseSync, months: number, now: number): number {
  const expired = database
    .prepare(
      `DELETE FROM messages WHERE received_at < :before AND self_test = 0
         AND (NOT (${NOT_WITH_OWNER}) OR id IN (
           SELECT message_id FROM notice_messages JOIN notices ON notices.id = notice_id
           WHERE notices.kind = 'deletion' AND told_at <= :warned))`,
    )
    .run({ before: monthsBefore(now, months), warned: now - WARNING_DAYS * DAY_MS })
  const selfTests = database
    .prepare('DELETE FROM messages WHERE self_test = 1 AND received_at < ?')
    .run(now - SELF_TEST_DAYS * DAY_MS)
  const quarantined = database
    .prepare(
      `DELETE FROM messages WHERE quarantined = 1 AND (id IN (${DIGESTS_SENT}) OR id IN (
         SELECT id FROM messages WHERE quarantined = 1 AND id IN (${DIGESTS_SENT})
         ORDER BY received_at DESC LIMIT -1 OFFSET ?))`,
    )
    .run(now - QUARANTINE.days * DAY_MS, now, QUARANTINE.most)
  const isAny = [expired, selfTests, quarantined].some(({ changes }) => changes > 0)
  const known = keyValueStore(database)
  if (isAny && known.wipeOwed() === 'nothing') known.noteWipeOwed('log')
  return Number(expired.changes)
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
