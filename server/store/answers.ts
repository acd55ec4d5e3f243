import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { FIELD } from '../../contract/fields.ts'
import type { Subjects } from '../../contract/subject.ts'
import { afterWorkingDays, type Office } from '../../contract/working-time.ts'
import { type AnswerState, type Database, readClock } from './database.ts'
import { allEnquiries, enquiriesWhere, readEnquiries, type StoredEnquiry } from './enquiries.ts'

const HOUR_MS = 60 * 60_000

/** The owner is reminded when half of the promised working day has passed, and when all of it has. */
const REMINDED_AFTER = [0.5, 1]

/** What somebody does with an enquiry. */
export interface StatusChange {
  /** Left out, it stays as it is. */
  state?: AnswerState | undefined
  /** Added to the notes, with the time. */
  note?: string
  /** Of what they saw (`versionOf`); left out, it does not matter. */
  version?: string
}

/** What two people who mark the same enquiry have to agree on. */
export const versionOf = ({ state, note = '' }: Pick<StoredEnquiry, 'state' | 'note'>) =>
  createHash('sha256').update(`${state}\n${note}`).digest('base64url')

/**
 * Sets the status of an enquiry. Pressing the same button twice counts once.
 * @param time now, in the owner's words
 * @returns `gone` if there is none with this id; `changed`, without any effect, if somebody else has marked it
 *   since they saw it
 */
export function setStatus(
  { db, now }: Database,
  id: string,
  { version, ...change }: StatusChange,
  time: string,
): Promise<'done' | 'changed' | 'gone'> {
  return db.transaction().execute(async (db) => {
    // The update locks the row until the transaction ends.
    const { rows } = await sql<{ state: AnswerState; note: string | null }>`
      UPDATE enquiries SET id = id WHERE id = ${id} RETURNING state, note`.execute(db)
    const [before] = rows
    if (!before) return 'gone'
    const notes = before.note ?? ''
    const { state = before.state } = change
    const note = change.note?.replaceAll('\r\n', '\n').trim().toWellFormed() ?? ''
    const isThere = note === '' || notes.endsWith(`: ${note}`)
    if (isThere && state === before.state) return 'done'
    if (version !== undefined && version !== versionOf({ state: before.state, note: notes }))
      return 'changed'
    const added = isThere ? notes : `${notes && `${notes}\n\n`}${time}: ${note}`
    // The first answer counts, also if it is marked twice.
    const answeredAt = state === 'answered' ? sql`coalesce(answered_at, ${now})` : sql`NULL`
    await sql`UPDATE enquiries SET state = ${state}, answered_at = ${answeredAt}, note = ${added || null}
      WHERE id = ${id}`.execute(db)
    return 'done'
  })
}

/**
 * Adds a job that reminds the owner of enquiries without an answer. There is at most one an hour, and each
 * enquiry is in at most two: after half a working day, and after a whole one.
 */
export async function planReminder(database: Database, office: Office): Promise<void> {
  const time = await readClock(database)
  const isOpen = sql<boolean>`(state = 'new' AND reminded < 2 AND quarantined = 0 AND self_test = 0)`
  const due: { id: string; reminded: number }[] = []
  for await (const { id, receivedAt, reminded } of enquiriesWhere(database, isOpen)) {
    const passed = REMINDED_AFTER.filter(
      (days) => afterWorkingDays(receivedAt, days, office) <= time,
    ).length
    if (passed > reminded) due.push({ id, reminded: passed })
  }
  if (due.length === 0) return
  await database.db.transaction().execute(async (db) => {
    const id = `reminder-${time}`
    const lately = db.selectFrom('jobs').select('id').where('kind', '=', 'reminder')
    if (await lately.where('created_at', '>', time - HOUR_MS).executeTakeFirst()) return
    for (const one of due)
      await sql`UPDATE enquiries SET reminded = ${one.reminded}, reminder_job = ${id}
        WHERE id = ${one.id}`.execute(db)
    await db
      .insertInto('jobs')
      .values({ id, kind: 'reminder', created_at: time, due_at: time })
      .execute()
  })
}

/** The enquiries of a reminder that are still without an answer, oldest first. */
export const readReminder = (database: Database, job: string) =>
  allEnquiries(database, sql`(reminder_job = ${job} AND state = 'new' AND quarantined = 0)`)

/** The number of enquiries by page and campaign, most first, and how long answers took. */
export async function countEnquiriesBy(database: Database, subjects: Subjects) {
  const counts = new Map<string, { page: string; campaign: string; enquiries: number }>()
  const hours: number[] = []
  for await (const { details, receivedAt, answeredAt } of readEnquiries(database, subjects)) {
    const page = details[FIELD.subjectOfInterest] ?? details[FIELD.page] ?? ''
    const campaign = [FIELD.utmSource, FIELD.utmCampaign]
      .flatMap((field) => details[field] ?? [])
      .join(', ')
    const known = counts.get(`${page}\n${campaign}`)
    counts.set(`${page}\n${campaign}`, { page, campaign, enquiries: (known?.enquiries ?? 0) + 1 })
    if (answeredAt !== undefined) hours.push((answeredAt - receivedAt) / HOUR_MS)
  }
  hours.sort((one, other) => one - other)
  return {
    rows: [...counts.values()].toSorted((one, other) => other.enquiries - one.enquiries),
    answered: hours.length,
    /** Half of the answers took no longer. */
    medianHours: Math.round((hours[Math.floor(hours.length / 2)] ?? 0) * 10) / 10,
  }
}
