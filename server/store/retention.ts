import type { DatabaseSync } from 'node:sqlite'
import { facts } from './facts.ts'

const DAY_MS = 24 * 60 * 60_000

/** Quarantine is for looking through, not for keeping; and a flood of spam must not fill the disk. */
const QUARANTINE = { days: 30, most: 10_000 }

const SELF_TEST_DAYS = 7

/**
 * Deletes what has been kept long enough; returns how many enquiries that were. What its owner has
 * not got yet by mail stays, however old.
 */
export function deleteExpired(database: DatabaseSync, months: number, now: number): number {
  const expired = database
    .prepare(
      `DELETE FROM messages WHERE received_at < ? AND suspicion IS NULL AND self_test = 0
         AND EXISTS (SELECT 1 FROM deliveries
           WHERE message_id = id AND channel = 'mail' AND status = 'delivered')`,
    )
    .run(monthsBefore(now, months))
  const selfTests = database
    .prepare('DELETE FROM messages WHERE self_test = 1 AND received_at < ?')
    .run(now - SELF_TEST_DAYS * DAY_MS)
  const quarantined = database
    .prepare(
      `DELETE FROM messages WHERE suspicion IS NOT NULL AND (received_at < ? OR id IN (
         SELECT id FROM messages WHERE suspicion IS NOT NULL ORDER BY received_at DESC LIMIT -1 OFFSET ?))`,
    )
    .run(now - QUARANTINE.days * DAY_MS, QUARANTINE.most)
  const isAny = [expired, selfTests, quarantined].some(({ changes }) => changes > 0)
  const known = facts(database)
  if (isAny && known.wipeOwed() === 'nothing') known.noteWipeOwed('log')
  return Number(expired.changes)
}

/** The same day of an earlier month, or that month's last. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
