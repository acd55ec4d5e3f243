import { type RawBuilder, sql } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import { CLAIM_MS, type DeliveryQueue } from './delivery-queue.ts'
import type { NoticeKind, StoredEnquiry } from './enquiry.ts'
import { countUntold, noticeMessages } from './read-enquiries.ts'
import { monthsBefore, NOT_WITH_OWNER, WARNING_DAYS } from './retention.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** A warning is due two days earlier: one to gather messages, one to retry the mail. */
const WARN_AHEAD_MS = (WARNING_DAYS + 2) * DAY_MS

/** The most messages in one notice, and the most bytes in one digest; the rest waits for the next. */
const MOST = 5000
const DIGEST_BYTES = 5_000_000

/** What a digest adds to each message, in bytes: labels, command, id, time. */
const ADDED_BYTES = 500

/** A notice with its messages. */
export interface Notice {
  id: string
  kind: NoticeKind
  createdAt: number
  messages: StoredEnquiry[]
  /** How many messages wait for the next notice of this kind; always 0 for a deletion. */
  more: number
}

/** Condition on `messages`: which of them a kind of notice is about. */
const ABOUT: Record<NoticeKind, (before: number) => RawBuilder<boolean>> = {
  digest: () => sql`quarantined = 1`,
  deletion: (before) => sql`self_test = 0 AND received_at < ${before} AND ${NOT_WITH_OWNER}`,
}

/**
 * Creates a notice of the messages that the owner has to be told about: at most one of each kind a
 * day, and each message in at most one notice of each kind.
 * @param mails whether notices can be mailed; if not, there are no digests, and only the alarm
 *   announces a deletion
 * @returns the number of messages in the new notice, 0 if there is none
 */
export async function planNotice(
  database: Database,
  kind: NoticeKind,
  { mails, months, now }: { mails: boolean; months: number; now: number },
): Promise<number> {
  if (kind === 'digest' && !mails) return 0
  const about = ABOUT[kind](monthsBefore(now + WARN_AHEAD_MS, months))
  return inTransaction(database, async (db) => {
    // Another server must not plan the same notice meanwhile; SQLite allows only one writer anyway.
    if (!database.file) await sql`LOCK TABLE notices IN SHARE ROW EXCLUSIVE MODE`.execute(db)
    await sql`DELETE FROM notice_messages WHERE kind = ${kind}
      AND notice_id IN (SELECT id FROM notices WHERE sent_at IS NULL)
      AND message_id NOT IN (SELECT id FROM messages WHERE ${about})`.execute(db)
    await sql`DELETE FROM notices WHERE kind = ${kind} AND sent_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM notice_messages WHERE notice_id = notices.id)`.execute(db)
    // Earlier versions planned notices of any length, which no database can read or no mail server takes.
    await sql`DELETE FROM notices WHERE kind = ${kind} AND sent_at IS NULL AND told_at IS NULL
      AND ${MOST} < (SELECT count(*) FROM notice_messages WHERE notice_id = notices.id)`.execute(db)
    const last = await db
      .selectFrom('notices')
      .select(['told_at', 'created_at'])
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    // One that cannot be mailed does not delay the next. A time in the future was written before the
    // clock was set back.
    if (last && Math.abs(now - (last.told_at ?? last.created_at)) < DAY_MS) return 0
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM (
        SELECT id, row_number() OVER in_order AS number,
          sum(${ADDED_BYTES} + octet_length(message) + octet_length(details) + octet_length(name)
            + octet_length(email)) OVER in_order AS total
        FROM messages WHERE ${about}
          AND id NOT IN (SELECT message_id FROM notice_messages WHERE kind = ${kind})
        WINDOW in_order AS (ORDER BY received_at, id)) AS sums
      WHERE number <= ${MOST} AND total <= ${DIGEST_BYTES}`.execute(db)
    if (rows.length === 0) return 0
    const notice = { kind, created_at: now, next_attempt_at: now, told_at: mails ? null : now }
    const { id: notice_id } = await db
      .insertInto('notices')
      .values(notice)
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const { id: message_id } of rows)
      await db.insertInto('notice_messages').values({ kind, message_id, notice_id }).execute()
    return rows.length
  })
}

/**
 * The queue of notices, for the delivery worker. A notice that was refused for good is retried every
 * hour, since the owner may fix the cause. After the refusal of a deletion warning, the alarm replaces
 * the mail, so the `WARNING_DAYS` start then.
 */
export function noticeQueue({ db, file }: Database): DeliveryQueue {
  const isShared = file === undefined
  const update = (id: string) => db.updateTable('notices').where('id', '=', Number(id))

  const due = (now: number, limit: number, busy: readonly string[]) =>
    db
      .selectFrom('notices')
      .select('id')
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('notice_messages')
            .select('message_id')
            .whereRef('notice_id', '=', 'notices.id'),
        ),
      )
      .$if(busy.length > 0, (query) => query.where('id', 'not in', busy.map(Number)))
      .orderBy('id')
      .limit(limit)

  const postpone = (id: string, at: number, until: number, error: string) =>
    update(id)
      .set(({ eb, fn, val }) => ({
        attempts: eb('attempts', '+', 1),
        next_attempt_at: until,
        last_error: error,
        first_attempt_at: fn.coalesce('first_attempt_at', val(at)),
        claimed_until: null,
      }))
      .execute()

  return {
    async claim(now, limit, busy) {
      if (!isShared) return ids(await due(now, limit, busy).execute())
      const claimed = db
        .with('due', () => due(now, limit, busy).forUpdate().skipLocked())
        .updateTable('notices')
        .from('due')
        .set({ claimed_until: now + CLAIM_MS })
        .whereRef('notices.id', '=', 'due.id')
        .returning('notices.id')
      return ids(await claimed.execute())
    },
    async release(id) {
      if (isShared) await update(id).set({ claimed_until: null }).execute()
    },
    async tries(id) {
      const row = await db
        .selectFrom('notices')
        .select(['first_attempt_at', 'attempts'])
        .where('id', '=', Number(id))
        .executeTakeFirst()
      return { attempts: row?.attempts ?? 0, since: row?.first_attempt_at ?? undefined }
    },
    async reschedule(now, longestDelay) {
      const unsent = db.updateTable('notices').where('sent_at', 'is', null)
      const latest = now + longestDelay(Number.MAX_SAFE_INTEGER)
      await unsent.set({ next_attempt_at: now }).where('next_attempt_at', '>', latest).execute()
      const claim = now + CLAIM_MS
      await unsent.set({ claimed_until: null }).where('claimed_until', '>', claim).execute()
    },
    async delivered(id, now, note) {
      await update(id)
        .set(({ fn, val }) => ({
          sent_at: now,
          told_at: fn.coalesce('told_at', val(now)),
          last_error: note ?? null,
          claimed_until: null,
        }))
        .execute()
    },
    async postponed(id, at, until, error) {
      await postpone(id, at, until, error)
    },
    async failed(id, now, error) {
      await update(id)
        .where('kind', '=', 'deletion')
        .set(({ fn, val }) => ({ told_at: fn.coalesce('told_at', val(now)) }))
        .execute()
      await postpone(id, now, now + HOUR_MS, error)
    },
  }
}

const ids = (rows: { id: number }[]) => rows.map(({ id }) => String(id))

/** Returns a function that reads one notice with all its messages. */
export const noticeReader =
  (database: Database) =>
  async (id: string): Promise<Notice | undefined> => {
    const { db } = database
    const row = await db
      .selectFrom('notices')
      .select(['kind', 'created_at'])
      .where('id', '=', Number(id))
      .executeTakeFirst()
    if (!row) return undefined
    const messages = await noticeMessages(db, Number(id))
    const more = row.kind === 'digest' ? await countUntold(database) : 0
    return { id, kind: row.kind, createdAt: row.created_at, messages, more }
  }

/** The unsent notices of one kind. */
export interface UnsentNotices {
  kind: NoticeKind
  /** When the oldest of them was created. */
  since: number
  /** When the alarm replaced the mail, if it did. */
  toldAt: number | undefined
  messages: number
  lastError: string | undefined
}

/** The notices that have not been mailed. */
export async function unsentNotices({ db }: Database): Promise<UnsentNotices[]> {
  const rows = await db
    .selectFrom('notices')
    .innerJoin('notice_messages', 'notice_id', 'notices.id')
    .select(({ fn }) => [
      'notices.kind',
      fn.min('created_at').as('since'),
      fn.min('told_at').as('told_at'),
      fn.countAll<number>().as('messages'),
      fn.max('last_error').as('last_error'),
    ])
    .where('sent_at', 'is', null)
    .groupBy('notices.kind')
    .execute()
  return rows.map(({ kind, since, told_at, messages, last_error }) => ({
    kind,
    since,
    toldAt: told_at ?? undefined,
    messages,
    lastError: last_error ?? undefined,
  }))
}
