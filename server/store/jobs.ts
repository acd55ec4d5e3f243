import { sql } from 'kysely'
import { CHANNELS, type Channel, type Database, type Job, type JobKind } from './database.ts'

const MINUTE_MS = 60_000

/**
 * How long a server that claimed a job keeps others from it: much longer than a delivery may take, and
 * longer than a database needs to restart, so that nothing is sent twice.
 */
export const CLAIM_MS = 5 * MINUTE_MS

/** How a kind of job is claimed. */
interface Claim {
  kind: JobKind
  claimMs?: number
  /** No job of this kind is due later than this: the clock was set back. */
  longestDelayMs: number
}

/**
 * Adds jobs that are due now, one of each kind.
 * @param about an enquiry, or the text of an alarm
 */
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
  db
    .updateTable('jobs')
    .set({ attempts: 0, due_at: now })
    .where('kind', 'in', kinds)
    .where('status', '=', 'waiting')
    .execute()

/** Makes sure that a job that recurs is there, and due in `delayMs` at the earliest; with 0, due now. */
export async function keepJob({ db, now }: Database, kind: JobKind, delayMs: number) {
  const earliest = sql<number>`${now} + ${delayMs}`
  await db
    .insertInto('jobs')
    .values({ id: kind, kind, created_at: now, due_at: earliest })
    .onConflict((taken) =>
      taken.column('id').doUpdateSet({
        due_at: sql`CASE WHEN jobs.due_at < ${earliest} OR ${delayMs} = 0 THEN ${earliest} ELSE jobs.due_at END`,
      }),
    )
    .execute()
}

/**
 * Claims due jobs by the database's clock, untried ones first, so that failing ones do not delay new ones.
 * Others skip these jobs until their result is recorded, or until their claim has ended.
 */
export async function claimJobs(
  { db, now, file }: Database,
  { kind, claimMs = CLAIM_MS, longestDelayMs }: Claim,
  limit: number,
): Promise<Job[]> {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('status', '=', 'waiting')
    .where(sql<boolean>`(due_at <= ${now} OR due_at > ${now} + ${longestDelayMs})`)
    .where(
      sql<boolean>`(claimed_until IS NULL OR claimed_until <= ${now} OR claimed_until > ${now} + ${claimMs})`,
    )
    .orderBy('attempts')
    .orderBy('due_at')
    .limit(limit)
  // An idle server writes nothing.
  if ((await due.execute()).length === 0) return []
  return db
    .with('due', () => (file ? due : due.forUpdate().skipLocked()))
    .updateTable('jobs')
    .from('due')
    .set({ claimed_until: sql`${now} + ${claimMs}` })
    .whereRef('jobs.id', '=', 'due.id')
    .returningAll()
    .execute()
}

const update = ({ db }: Database, id: string) => db.updateTable('jobs').where('id', '=', id)

/** Gives back a job that was claimed and not done. */
export const releaseJob = (database: Database, id: string) =>
  update(database, id).set({ claimed_until: null }).execute()

/** Gives back the jobs of a server that was killed; only for the one server of a SQLite file. */
export const releaseAllJobs = ({ db }: Database) =>
  db.updateTable('jobs').set({ claimed_until: null }).execute()

/** @param error why it failed, or what the owner has to know about a success */
export const finishJob = (
  database: Database,
  id: string,
  status: 'delivered' | 'failed',
  error?: string,
) =>
  update(database, id)
    .set(({ eb }) => ({
      status,
      attempts: eb('attempts', '+', 1),
      done_at: database.now,
      last_error: error ?? null,
      claimed_until: null,
    }))
    .execute()

export const postponeJob = (database: Database, id: string, delayMs: number, error: string) =>
  update(database, id)
    .set(({ eb, fn }) => ({
      attempts: eb('attempts', '+', 1),
      first_attempt_at: fn.coalesce('first_attempt_at', database.now),
      due_at: sql`${database.now} + ${delayMs}`,
      last_error: error,
      claimed_until: null,
    }))
    .execute()

/** Makes a job that recurs due again. */
export const repeatJob = (database: Database, id: string, delayMs: number) =>
  update(database, id)
    .set({ due_at: sql`${database.now} + ${delayMs}`, claimed_until: null })
    .execute()

/**
 * Makes the deliveries of one enquiry due now, whatever their status, or all failed and waiting ones.
 * @returns the number of enquiries
 */
export async function retryEnquiries({ db, now }: Database, id?: string): Promise<number> {
  const which =
    id === undefined ? sql<boolean>`status <> 'delivered'` : sql<boolean>`enquiry_id = ${id}`
  const jobs = await db
    .updateTable('jobs')
    .set({ status: 'waiting', attempts: 0, first_attempt_at: null, due_at: now, done_at: null })
    .where('kind', 'in', CHANNELS)
    .where(which)
    .returning('enquiry_id')
    .execute()
  return new Set(jobs.map(({ enquiry_id }) => enquiry_id)).size
}

/** Moves an enquiry from quarantine to the outbox; false if it is not in quarantine. */
export function releaseEnquiry(
  database: Database,
  id: string,
  channels: readonly Channel[],
): Promise<boolean> {
  return database.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('enquiries')
      // From now on it is an enquiry like any other, also for its retention.
      .set({ suspicion: null, quarantined: 0, digest_job: null, warned_at: null })
      .where('id', '=', id)
      .where('quarantined', '=', 1)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await addJobs({ ...database, db }, channels, { id, enquiry_id: id })
    return true
  })
}
