import { sql } from 'kysely'
import { FIELD } from '../../contract/fields.ts'
import { afterWorkingDays, type Office } from '../../contract/working-time.ts'
import { type AnswerState, type Database, readClock } from './database.ts'
import { allEnquiries, enquiriesWhere, readEnquiries } from './enquiries.ts'

const HOUR_MS = 60 * 60_000

/** The owner is reminded when half of the promised working day has passed, and when all of it has. */
const REMINDED_AFTER = [0.5, 1]

/**
 * Marks an enquiry; false if there is none with this id.
 * @param note replaces the owner's note; undefined keeps it
 */
export async function markEnquiry(
  { db, now }: Database,
  id: string,
  state: AnswerState,
  note?: string,
): Promise<boolean> {
  // The first answer counts, also if it is marked twice.
  const answeredAt = state === 'answered' ? sql`coalesce(answered_at, ${now})` : sql`NULL`
  const { rows } = await sql`UPDATE enquiries SET state = ${state}, answered_at = ${answeredAt},
    note = ${note === undefined ? sql.ref('note') : note.trim() || null} WHERE id = ${id}
    RETURNING id`.execute(db)
  return rows.length > 0
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
export async function countEnquiriesBy(database: Database) {
  const counts = new Map<string, { page: string; campaign: string; enquiries: number }>()
  const hours: number[] = []
  for await (const { details, receivedAt, answeredAt } of readEnquiries(database)) {
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
