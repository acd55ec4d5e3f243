import { setImmediate as nextTurn } from 'node:timers/promises'
import { domainToASCII } from 'node:url'
import { type RawBuilder, sql } from 'kysely'
import { type Subjects, withSubjectLabel } from '../../contract/subject.ts'
import type { Channel, Database, EnquiryRow, Job, Queries, Suspicion } from './database.ts'

/** The origin of an enquiry and further fields of the form; only those that were filled in. */
export type Details = Record<string, string>

/** An enquiry on its way into the outbox. */
export interface NewEnquiry extends Pick<EnquiryRow, 'name' | 'email' | 'message'> {
  /** The id that the page made; undefined for a form without scripts. */
  id: string | undefined
  receivedAt: number
  details: Details
  suspicion: Suspicion | undefined
  /** Mailed in the daily digest of suspected spam instead of on its own. */
  quarantined: boolean
  selfTest: boolean
}

export const STATUSES = ['waiting', 'delivered', 'failed', 'quarantined'] as const
export type Status = (typeof STATUSES)[number]

export interface StoredEnquiry extends NewEnquiry, Pick<EnquiryRow, 'state' | 'reminded'> {
  id: string
  status: Status
  note?: string | undefined
  /** When it was first marked as answered, in milliseconds since 1970. */
  answeredAt?: number | undefined
  channels: Partial<Record<Channel, ReturnType<typeof channelState>>>
}

/** How many enquiries are read or copied at once. */
const BATCH = 200

/** Yields the rows of all enquiries, or of those that meet a condition, in batches, oldest first or newest. */
export async function* batches(
  db: Queries,
  condition: RawBuilder<boolean> = sql`1 = 1`,
  isNewestFirst = false,
): AsyncGenerator<EnquiryRow[]> {
  const [order, beyond] = isNewestFirst ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`]
  let last: EnquiryRow | undefined
  do {
    const after: RawBuilder<boolean> = last
      ? sql`(received_at, id) ${beyond} (${last.received_at}, ${last.id})`
      : sql`1 = 1`
    const { rows } = await sql<EnquiryRow>`SELECT * FROM enquiries WHERE ${condition} AND ${after}
      ORDER BY received_at ${order}, id ${order} LIMIT ${BATCH}`.execute(db)
    if (rows.length > 0) yield rows
    // SQLite answers at once, so that nothing else would run meanwhile.
    await nextTurn()
    last = rows.length < BATCH ? undefined : rows.at(-1)
  } while (last)
}

/** Yields the enquiries that meet a condition, oldest first or newest. */
export async function* enquiriesWhere(
  { db }: { db: Queries },
  condition?: RawBuilder<boolean>,
  isNewestFirst = false,
) {
  for await (const rows of batches(db, condition, isNewestFirst))
    yield* await withChannels(db, rows)
}

/** Yields the enquiries of one status, or all but spam, oldest first; never self-tests. */
export async function* readEnquiries(database: Database, subjects: Subjects, status?: Status) {
  for await (const enquiry of enquiriesWhere(database, sql`self_test = 0`))
    if (status ? enquiry.status === status : enquiry.status !== 'quarantined')
      yield withSubjectLabel(enquiry, subjects)
}

/** Condition on enquiries: suspected to be spam, or marked as such. */
export const IS_SPAM = sql<boolean>`(quarantined = 1 OR state = 'spam')`

/** Reads one enquiry; undefined if there is none with this id. */
export async function readEnquiry({ db }: Database, id: string, subjects: Subjects = []) {
  const rows = await db.selectFrom('enquiries').selectAll().where('id', '=', id).execute()
  const [enquiry] = await withChannels(db, rows)
  return enquiry && withSubjectLabel(enquiry, subjects)
}

/** The number of enquiries that meet a condition. */
export async function countEnquiries({ db }: Database, condition: RawBuilder<boolean>) {
  const query = sql<{ count: number }>`SELECT count(*) AS count FROM enquiries WHERE ${condition}`
  return (await query.execute(db)).rows[0]?.count ?? 0
}

/** The number of enquiries that look like spam, and that nobody has looked at. */
export const countSuspected = (database: Database) =>
  countEnquiries(database, sql`(quarantined = 1 AND state <> 'spam')`)

/** @param rows at most one batch: databases limit the number of values in a query */
async function withChannels(db: Queries, rows: EnquiryRow[]): Promise<StoredEnquiry[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const jobs = await sql<Job>`SELECT * FROM jobs WHERE enquiry_id IN (${sql.join(ids)})
    AND kind IN ('mail', 'webhook') ORDER BY kind`.execute(db)
  const jobsOf = Map.groupBy(jobs.rows, ({ enquiry_id }) => enquiry_id)
  return rows.map((row) => toEnquiry(row, jobsOf.get(row.id) ?? []))
}

/** An enquiry's state in one channel; times as ISO 8601. */
const channelState = ({ status, attempts, due_at, done_at, last_error }: Job) => ({
  ...{ status, attempts },
  ...(status === 'waiting' && { nextAttemptAt: new Date(due_at).toISOString() }),
  ...(done_at !== null && { doneAt: new Date(done_at).toISOString() }),
  ...(last_error !== null && { lastError: last_error }),
})

/** Failed when any channel failed, delivered when all channels have delivered it; without a channel it waits. */
function statusOf({ quarantined, state }: EnquiryRow, jobs: Job[]): Status {
  if (quarantined || state === 'spam') return 'quarantined'
  if (jobs.some(({ status }) => status === 'failed')) return 'failed'
  const isDelivered = jobs.length > 0 && jobs.every(({ status }) => status === 'delivered')
  return isDelivered ? 'delivered' : 'waiting'
}

const toEnquiry = (row: EnquiryRow, jobs: Job[]): StoredEnquiry => ({
  id: row.id,
  receivedAt: row.received_at,
  status: statusOf(row, jobs),
  name: row.name,
  email: row.email,
  message: row.message,
  details: JSON.parse(row.details) as Details,
  suspicion: row.suspicion ?? undefined,
  quarantined: row.quarantined === 1,
  selfTest: row.self_test === 1,
  state: row.state,
  note: row.note ?? undefined,
  answeredAt: row.answered_at ?? undefined,
  reminded: row.reminded,
  channels: Object.fromEntries(jobs.map((job) => [job.kind, channelState(job)])),
})

/** An enquiry as JSON for programs, with times as ISO 8601. */
export const asJson = ({ receivedAt, answeredAt, reminded: _, ...rest }: StoredEnquiry) => ({
  ...rest,
  receivedAt: new Date(receivedAt).toISOString(),
  answeredAt: answeredAt && new Date(answeredAt).toISOString(),
})

/** The mailbox behind an address: without a label after `+`, at Gmail without dots (support.google.com/mail/answer/7436150). */
export function mailboxOf(email: string): string {
  const normal = email.trim().normalize('NFC').toLowerCase()
  const [, local, host = ''] = /^(.*)@(.*)$/.exec(normal) ?? []
  if (!local) return normal
  const domain = (domainToASCII(host) || host).replace(/^googlemail\.com$/, 'gmail.com')
  const name = local.replace(/\+.*/, '')
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`
}

/** The columns by which the sender of an enquiry is found again. */
export const senderOf = ({ email, details }: Pick<NewEnquiry, 'email' | 'details'>) => ({
  mailbox: mailboxOf(email),
  phone: details.phone_e164 ?? '',
})

/** Condition on enquiries: sent by this person, from the same mailbox or with the same number. */
export const sentBy = ({ mailbox, phone = '' }: { mailbox: string; phone?: string }) =>
  sql<boolean>`((mailbox = ${mailbox} AND mailbox <> '') OR (phone = ${phone} AND phone <> ''))`
