import { sql } from 'kysely'
import { type Database, readClock } from './database.ts'
import { deleteEnquiries } from './enquiries.ts'

const DAY_MS = 24 * 60 * 60_000

const SELF_TEST_DAYS = 7

/** An alarm warns the owner this many days before an enquiry that was never mailed is deleted. */
export const WARNING_DAYS = 14

/** For alarms and reminders that are long past. */
const NOTICE_DAYS = 30

/** Condition on enquiries: mailed on its own or in a digest. */
export const isWithOwner = sql<boolean>`(
  EXISTS (SELECT 1 FROM jobs WHERE enquiry_id = enquiries.id AND kind = 'mail' AND status = 'delivered')
  OR coalesce(digest_job, '') IN (SELECT id FROM jobs WHERE kind = 'digest' AND status = 'delivered'))`

/**
 * Deletes expired enquiries; returns the number of them. Those that were never mailed are deleted too, but
 * only `WARNING_DAYS` after the alarm began that announces it.
 */
export async function deleteExpired(database: Database, months: number): Promise<number> {
  const { db, now } = database
  const time = await readClock(database)
  const daysAgo = (days: number) => sql`${now} - ${days * DAY_MS}`
  await sql`UPDATE enquiries SET warned_at = ${now} WHERE self_test = 0 AND warned_at IS NULL
    AND received_at < ${monthsBefore(time + WARNING_DAYS * DAY_MS, months)} AND NOT ${isWithOwner}`.execute(
    db,
  )
  await sql`DELETE FROM jobs WHERE kind IN ('alarm-mail', 'alarm-webhook', 'reminder')
    AND created_at < ${daysAgo(NOTICE_DAYS)}`.execute(db)
  await deleteEnquiries(database, sql`(self_test = 1 AND received_at < ${daysAgo(SELF_TEST_DAYS)})`)
  const isExpired = sql`self_test = 0 AND received_at < ${monthsBefore(time, months)}`
  const isTold = sql`(${isWithOwner} OR warned_at <= ${daysAgo(WARNING_DAYS)})`
  return deleteEnquiries(database, sql<boolean>`(${isExpired} AND ${isTold})`)
}

/** The same day in an earlier month, or the last day of that month. */
const monthsBefore = (now: number, months: number) =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').subtract({ months })
    .epochMilliseconds
