import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '../milliseconds.ts'
import { type Database, type Queries, readClock } from './database.ts'

const SELF_TEST_DAYS = 7

/** An alarm warns the owner this many days before an enquiry that was never mailed is deleted. */
export const WARNING_DAYS = 14

const ALARM_DAYS = 30

/** Condition on enquiries: mailed on its own or in a digest. */
export const isWithOwner = sql<boolean>`(
  EXISTS (SELECT 1 FROM jobs WHERE enquiry_id = enquiries.id AND kind = 'mail' AND status = 'delivered')
  OR digested_at IS NOT NULL)`

/** Deletes expired enquiries, those never mailed only `WARNING_DAYS` after an alarm. @returns their number */
export async function deleteExpired(database: Database, months: number): Promise<number> {
  const { db, now } = database
  const time = await readClock(database)
  const daysAgo = (days: number) => sql`${now} - ${days * DAY_MS}`
  await sql`UPDATE enquiries SET warned_at = ${now} WHERE self_test = 0 AND warned_at IS NULL
    AND received_at < ${monthsBefore(time + WARNING_DAYS * DAY_MS, months)}
    AND NOT ${isWithOwner}`.execute(db)
  await sql`DELETE FROM jobs WHERE kind IN ('alarm-mail', 'alarm-webhook')
    AND created_at < ${daysAgo(ALARM_DAYS)}`.execute(db)
  await deleteEnquiries(database, sql`(self_test = 1 AND received_at < ${daysAgo(SELF_TEST_DAYS)})`)
  const isExpired = sql`self_test = 0 AND received_at < ${monthsBefore(time, months)}`
  const isTold = sql`(${isWithOwner} OR warned_at <= ${daysAgo(WARNING_DAYS)})`
  return deleteEnquiries(database, sql<boolean>`(${isExpired} AND ${isTold})`)
}

/** The same day in an earlier month, or the last day of that month. */
const monthsBefore = (now: number, months: number) =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').subtract({ months })
    .epochMilliseconds

/** Deletes all enquiries that meet a condition, with their jobs; returns the number of them. */
export async function deleteEnquiries({ db }: Database, condition: RawBuilder<boolean>) {
  const deleted = await sql`DELETE FROM enquiries WHERE ${condition}`.execute(db)
  return Number(deleted.numAffectedRows)
}

/**
 * Removes the traces of deleted enquiries: SQLite leaves copies where it moved rows, and in its log. PostgreSQL's log
 * is not this program's to delete. @returns false if another program that reads the files has to end first
 */
export async function wipeTraces({ db, file }: Database): Promise<boolean> {
  if (!file) {
    await sql`VACUUM FULL enquiries, jobs`.execute(db)
    return true
  }
  await sql`PRAGMA temp_store = MEMORY`.execute(db)
  await sql`VACUUM`.execute(db)
  for (let times = 0; times < 50; times++) {
    if (await emptyLog(db)) return true
    await sleep(100)
  }
  return false
}

/** Empties the log of SQLite, which holds old pages; returns false while other programs read it. */
export async function emptyLog(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  return rows[0]?.busy === 0
}
