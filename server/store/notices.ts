import { type RawBuilder, sql } from 'kysely'
import { type Database, type Job, type Notice, readClock } from './database.ts'
import { countEnquiries, deleteEnquiries, enquiriesWhere, type StoredEnquiry } from './enquiries.ts'

const DAY_MS = 24 * 60 * 60_000

const SELF_TEST_DAYS = 7

/** The owner is warned this many days before an enquiry that was never mailed is deleted. */
export const WARNING_DAYS = 14

/** A warning is due two days earlier: one to gather enquiries, one to retry the mail. */
const WARN_AHEAD_MS = (WARNING_DAYS + 2) * DAY_MS

/** The most enquiries in one notice, and the most bytes in one digest; the rest waits for the next. */
const MOST = 5000
const DIGEST_BYTES = 5_000_000

/** What a digest adds to each enquiry, in bytes: labels, command, id, time. */
const ADDED_BYTES = 500

const COLUMN = { digest: 'digest_job', deletion: 'deletion_job' } as const

/** Condition on enquiries: in a notice of this kind that is done, since `before` if given. */
const toldBy = (kind: Notice, status: string, before: RawBuilder<unknown>) => sql<boolean>`
  coalesce(${sql.ref(COLUMN[kind])}, '') IN (SELECT id FROM jobs WHERE kind = ${kind} AND status IN (${sql.raw(status)})
    AND done_at <= ${before})`

/** Condition on enquiries: mailed on its own or in a digest. */
const isWithOwner = (now: RawBuilder<number>) => sql<boolean>`(
  EXISTS (SELECT 1 FROM jobs WHERE enquiry_id = enquiries.id AND kind = 'mail' AND status = 'delivered')
  OR ${toldBy('digest', "'delivered'", now)})`

/**
 * Adds a job that tells the owner about enquiries: suspected spam in a digest, or those that were never
 * mailed and will soon be deleted. There is at most one of each kind a day, and each enquiry is in at most
 * one of each kind.
 * @param mails whether anything can be mailed; if not, there are no digests, and only the alarm announces a
 *   deletion
 * @returns the number of enquiries in the new notice
 */
export async function planNotice(
  database: Database,
  kind: Notice,
  { mails, months }: { mails: boolean; months: number },
): Promise<number> {
  if (kind === 'digest' && !mails) return 0
  const { now } = database
  const time = await readClock(database)
  const before = monthsBefore(time + WARN_AHEAD_MS, months)
  const about =
    kind === 'digest'
      ? sql<boolean>`quarantined = 1`
      : sql<boolean>`(self_test = 0 AND received_at < ${before} AND NOT ${isWithOwner(now)})`
  const column = sql.ref(COLUMN[kind])
  return database.db.transaction().execute(async (db) => {
    // Those that were mailed or released meanwhile, and notices that nothing is left of.
    await sql`UPDATE enquiries SET ${column} = NULL WHERE NOT ${about}
      AND ${column} IN (SELECT id FROM jobs WHERE kind = ${kind} AND status <> 'delivered')`.execute(
      db,
    )
    await sql`DELETE FROM jobs WHERE kind = ${kind}
      AND (done_at IS NULL OR status = 'failed' OR done_at < ${now} - ${DAY_MS})
      AND NOT EXISTS (SELECT 1 FROM enquiries WHERE ${column} = jobs.id)`.execute(db)
    // One that cannot be mailed does not delay the next.
    const recent = sql`SELECT 1 FROM jobs WHERE kind = ${kind}
      AND abs(${now} - coalesce(done_at, created_at)) < ${DAY_MS}`
    if ((await recent.execute(db)).rows.length > 0) return 0
    const id = `${kind}-${time}`
    const oldest = sql`SELECT * FROM enquiries WHERE ${about} AND ${column} IS NULL
      ORDER BY received_at, id LIMIT ${sql.lit(MOST)}`
    const { numAffectedRows: count = 0n } = await sql`UPDATE enquiries SET ${column} = ${id}
      WHERE id IN (SELECT id FROM (SELECT id,
          sum(${sql.lit(ADDED_BYTES)} + octet_length(message || details || name || email))
            OVER (ORDER BY received_at, id) AS bytes
        FROM (${oldest}) AS oldest) AS waiting
      WHERE bytes <= ${sql.lit(DIGEST_BYTES)})`.execute(db)
    if (count === 0n) return 0
    const failed = { status: 'failed', done_at: now, last_error: 'mail is off' } as const
    await db
      .insertInto('jobs')
      .values({ id, kind, created_at: time, due_at: now, ...(mails ? {} : failed) })
      .execute()
    return Number(count)
  })
}

/** The enquiries of a notice, oldest first, and how many wait for the next of its kind. */
export async function readNotice(database: Database, { id, kind }: Pick<Job, 'id' | 'kind'>) {
  const column = sql.ref(COLUMN[kind as Notice])
  const enquiries: StoredEnquiry[] = []
  for await (const one of enquiriesWhere(database, sql`${column} = ${id}`)) enquiries.push(one)
  const more =
    kind === 'digest'
      ? await countEnquiries(database, sql`(quarantined = 1 AND digest_job IS NULL)`)
      : 0
  return { enquiries, more }
}

/**
 * Deletes expired enquiries; returns the number of them. Those that were never mailed are deleted too, but
 * only `WARNING_DAYS` after the owner was told.
 */
export async function deleteExpired(database: Database, months: number): Promise<number> {
  const { now } = database
  const before = monthsBefore(await readClock(database), months)
  const daysAgo = (days: number) => sql`${now} - ${days * DAY_MS}`
  const isTold = toldBy('deletion', "'delivered', 'failed'", daysAgo(WARNING_DAYS))
  const count = await deleteEnquiries(
    database,
    sql`(self_test = 0 AND received_at < ${before} AND (${isWithOwner(now)} OR ${isTold}))`,
  )
  await deleteEnquiries(database, sql`(self_test = 1 AND received_at < ${daysAgo(SELF_TEST_DAYS)})`)
  return count
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
