import { sql } from 'kysely'
import { type Database, type Job, readClock } from './database.ts'
import { allEnquiries, countEnquiries } from './enquiries.ts'

const DAY_MS = 24 * 60 * 60_000

/** The most enquiries and the most bytes in one digest; the rest waits for the next. */
const MOST = 5000
const MOST_BYTES = 5_000_000

/** What a digest adds to each enquiry, in bytes: labels, command, id, time. */
const ADDED_BYTES = 500

/**
 * Adds a job that tells the owner about suspected spam: at most one a day, and each enquiry is in one.
 * @returns the number of enquiries in the new digest
 */
export async function planDigest(database: Database): Promise<number> {
  const { now } = database
  const time = await readClock(database)
  return database.db.transaction().execute(async (db) => {
    // Digests that nothing is left of.
    await sql`DELETE FROM jobs WHERE kind = 'digest' AND (done_at IS NULL OR done_at < ${now} - ${DAY_MS})
      AND NOT EXISTS (SELECT 1 FROM enquiries WHERE digest_job = jobs.id)`.execute(db)
    // One that cannot be mailed does not delay the next.
    const recent = sql`SELECT 1 FROM jobs WHERE kind = 'digest'
      AND abs(${now} - coalesce(done_at, created_at)) < ${DAY_MS}`
    if ((await recent.execute(db)).rows.length > 0) return 0
    const id = `digest-${time}`
    const { numAffectedRows: count = 0n } = await sql`UPDATE enquiries SET digest_job = ${id}
      WHERE id IN (SELECT id FROM (SELECT id,
          sum(${sql.lit(ADDED_BYTES)} + octet_length(message || details || name || email))
            OVER (ORDER BY received_at, id) AS bytes
        FROM (SELECT * FROM enquiries WHERE quarantined = 1 AND digest_job IS NULL
          ORDER BY received_at, id LIMIT ${sql.lit(MOST)}) AS oldest) AS waiting
      WHERE bytes <= ${sql.lit(MOST_BYTES)})`.execute(db)
    if (count > 0n)
      await db
        .insertInto('jobs')
        .values({ id, kind: 'digest', created_at: time, due_at: now })
        .execute()
    return Number(count)
  })
}

/** The enquiries of a digest, oldest first, and how many wait for the next. */
export async function readDigest(database: Database, { id }: Pick<Job, 'id'>) {
  const enquiries = await allEnquiries(database, sql`digest_job = ${id}`)
  const more = await countEnquiries(database, sql`(quarantined = 1 AND digest_job IS NULL)`)
  return { enquiries, more }
}
