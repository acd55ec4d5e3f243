import { sql } from 'kysely'
import { MINUTE_MS } from '../milliseconds.ts'
import type { Channel, Database, Job, JobKind } from './database.ts'

/** How long a claim lasts: longer than a delivery, or a restart of the database, so that nothing is sent twice. */
export const CLAIM_MS = 5 * MINUTE_MS

/** Adds jobs that are due now, one of each kind, about an enquiry or with a text. The id is unique for each kind. */
export async function addJobs(
  { db, now }: Database,
  kinds: readonly JobKind[],
  about: { id: string; enquiry_id?: string; text?: string },
) {
  if (kinds.length === 0) return
  const jobs = kinds.map((kind) => {
    return { ...about, id: `${kind}:${about.id}`, kind, created_at: now, due_at: now }
  })
  await db.insertInto('jobs').values(jobs).execute()
}

/** Makes waiting jobs of these kinds due now. */
export const retryJobs = ({ db, now }: Database, kinds: readonly JobKind[]) =>
  sql`UPDATE jobs SET attempts = 0, due_at = ${now}
    WHERE kind IN (${sql.join(kinds)}) AND status = 'waiting'`.execute(db)

/** Makes sure that a job that recurs is there; a new one is due in `delayMs`. */
export const keepJob = ({ db, now }: Database, kind: JobKind, delayMs = 0) =>
  sql`INSERT INTO jobs (id, kind, created_at, due_at) VALUES (${kind}, ${kind}, ${now}, ${now} + ${delayMs})
    ON CONFLICT (id) DO NOTHING`.execute(db)

/** Claims due jobs until a time by the database's clock, untried ones first: failing ones must not delay new ones. */
export async function claimJobs(
  { db, now, file }: Database,
  kind: JobKind,
  limit: number,
  claimMs = CLAIM_MS,
): Promise<Job[]> {
  const due = sql<{ id: string }>`SELECT id FROM jobs WHERE kind = ${kind} AND status = 'waiting'
    AND due_at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${now})
    ORDER BY attempts, due_at LIMIT ${limit}`
  // An idle server writes nothing.
  if ((await due.execute(db)).rows.length === 0) return []
  const claimed = sql<Job>`
    WITH due AS (${due} ${sql.raw(file ? '' : 'FOR UPDATE SKIP LOCKED')})
    UPDATE jobs SET claimed_until = ${now} + ${claimMs} FROM due WHERE jobs.id = due.id RETURNING *`
  return (await claimed.execute(db)).rows
}

/** Gives back a job that was claimed and not done. */
export const releaseJob = ({ db }: Database, id: string) =>
  sql`UPDATE jobs SET claimed_until = NULL WHERE id = ${id}`.execute(db)

/** Gives back the jobs of a server that was killed; only for the one server of a SQLite file. */
export const releaseAllJobs = ({ db }: Database) =>
  sql`UPDATE jobs SET claimed_until = NULL`.execute(db)

/** @param error why it failed, or what the owner has to know about a success */
export const finishJob = (
  { db, now }: Database,
  id: string,
  status: 'delivered' | 'failed',
  error?: string,
) =>
  sql`UPDATE jobs SET status = ${status}, attempts = attempts + 1, done_at = ${now},
    last_error = ${error ?? null}, claimed_until = NULL WHERE id = ${id}`.execute(db)

export const postponeJob = ({ db, now }: Database, id: string, delayMs: number, error: string) =>
  sql`UPDATE jobs SET attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, ${now}),
    due_at = ${now} + ${delayMs}, last_error = ${error}, claimed_until = NULL
    WHERE id = ${id}`.execute(db)

/** Makes a job that recurs due again, after it was done. */
export const repeatJob = ({ db, now }: Database, id: string, delayMs: number) =>
  sql`UPDATE jobs SET attempts = 0, first_attempt_at = NULL, last_error = NULL,
    due_at = ${now} + ${delayMs}, claimed_until = NULL WHERE id = ${id}`.execute(db)

/** Makes the deliveries of one enquiry due now, or all failed and waiting ones. @returns the number of enquiries */
export async function retryEnquiries({ db, now }: Database, id?: string): Promise<number> {
  const which = id === undefined ? sql`status <> 'delivered'` : sql`enquiry_id = ${id}`
  const { rows } = await sql<{ enquiry_id: string }>`
    UPDATE jobs SET status = 'waiting', attempts = 0, first_attempt_at = NULL, due_at = ${now}, done_at = NULL
    WHERE kind IN ('mail', 'webhook') AND ${which} RETURNING enquiry_id`.execute(db)
  return new Set(rows.map(({ enquiry_id }) => enquiry_id)).size
}

/** Moves an enquiry from quarantine to the outbox; to be called in a transaction. */
export async function releaseEnquiry(database: Database, id: string, channels: readonly Channel[]) {
  // From now on it is an enquiry like any other, also for its retention.
  await sql`UPDATE enquiries SET suspicion = NULL, quarantined = 0, digested_at = NULL, warned_at = NULL
    WHERE id = ${id}`.execute(database.db)
  await addJobs(database, channels, { id, enquiry_id: id })
}
