import type { DatabaseSync } from 'node:sqlite'
import type { DeliveryQueue } from './delivery-queue.ts'
import type { StoredEnquiry } from './enquiry.ts'
import { inTransaction } from './open-database.ts'
import { noticeMessages } from './read-enquiries.ts'
import { monthsBefore, NOT_WITH_OWNER, WARNING_DAYS } from './retention.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** A warning is due two days earlier: one to gather messages, one to retry the mail. */
const WARN_AHEAD_MS = (WARNING_DAYS + 2) * DAY_MS

/** The most characters in one digest; mail servers accept 10 MB and more. The rest waits for the next. */
const DIGEST_LENGTH = 5_000_000

/** A mail to the owner about several messages: suspected spam, or messages deleted soon that were never mailed. */
export type NoticeKind = 'digest' | 'deletion'

/** A notice with its messages. */
export interface Notice {
  id: string
  kind: NoticeKind
  createdAt: number
  messages: StoredEnquiry[]
}

/** SQL condition on `messages`: which of them a kind of notice is about. */
const ABOUT: Record<NoticeKind, string> = {
  digest: 'quarantined = 1',
  deletion: `self_test = 0 AND received_at < :before AND ${NOT_WITH_OWNER}`,
}

/**
 * Creates a notice of the messages that the owner has to be told about: at most one of each kind a
 * day, and each message in at most one notice of each kind.
 * @param mails whether notices can be mailed; if not, there are no digests, and only the alarm
 *   announces a deletion
 * @returns the number of messages in the new notice, 0 if there is none
 */
export function planNotice(
  database: DatabaseSync,
  kind: NoticeKind,
  { mails, months, now }: { mails: boolean; months: number; now: number },
): number {
  if (kind === 'digest' && !mails) return 0
  const given: Record<string, number> =
    kind === 'deletion' ? { before: monthsBefore(now + WARN_AHEAD_MS, months) } : {}
  return inTransaction(database, () => {
    database
      .prepare(
        `DELETE FROM notice_messages WHERE kind = :kind
           AND notice_id IN (SELECT id FROM notices WHERE sent_at IS NULL)
           AND message_id NOT IN (SELECT id FROM messages WHERE ${ABOUT[kind]})`,
      )
      .run({ kind, ...given })
    database
      .prepare(
        `DELETE FROM notices WHERE kind = ? AND sent_at IS NULL
           AND NOT EXISTS (SELECT 1 FROM notice_messages WHERE notice_id = notices.id)`,
      )
      .run(kind)
    const last = database
      .prepare('SELECT told_at FROM notices WHERE kind = ? ORDER BY id DESC LIMIT 1')
      .get(kind)
    // A time in the future was written before the clock was set back.
    if (last && (last.told_at === null || Math.abs(now - Number(last.told_at)) < DAY_MS)) return 0
    const ids = database
      .prepare(
        `SELECT id FROM (
           SELECT id, sum(length(message) + length(details) + length(name) + length(email))
             OVER (ORDER BY received_at, id) AS total
           FROM messages WHERE ${ABOUT[kind]}
             AND id NOT IN (SELECT message_id FROM notice_messages WHERE kind = :kind))
         WHERE total <= :length`,
      )
      .all({ kind, length: DIGEST_LENGTH, ...given })
    if (ids.length === 0) return 0
    const { lastInsertRowid } = database
      .prepare(
        'INSERT INTO notices (kind, created_at, next_attempt_at, told_at) VALUES (?, ?, ?, ?)',
      )
      .run(kind, now, now, mails ? null : now)
    const add = database.prepare('INSERT INTO notice_messages VALUES (?, ?, ?)')
    for (const { id } of ids) add.run(kind, id ?? null, lastInsertRowid)
    return ids.length
  })
}

/**
 * The queue of notices, for the delivery worker. A notice that was refused for good is retried every
 * hour, since the owner may fix the cause. From the refusal on the alarm replaces the mail, so the
 * days of a warning begin to count.
 */
export function noticeQueue(database: DatabaseSync): DeliveryQueue {
  const dueQuery = database.prepare(
    `SELECT id FROM notices WHERE sent_at IS NULL AND next_attempt_at <= ?
       AND EXISTS (SELECT 1 FROM notice_messages WHERE notice_id = notices.id)
     ORDER BY id LIMIT ?`,
  )
  const tries = database.prepare('SELECT first_attempt_at, attempts FROM notices WHERE id = ?')
  const reschedule = database.prepare(
    'UPDATE notices SET next_attempt_at = ? WHERE sent_at IS NULL AND next_attempt_at > ?',
  )
  const sent = database.prepare(
    `UPDATE notices SET sent_at = :now, told_at = coalesce(told_at, :now), last_error = :note
     WHERE id = :id`,
  )
  const postpone = database.prepare(
    `UPDATE notices SET attempts = attempts + 1, next_attempt_at = :until, last_error = :error,
       first_attempt_at = coalesce(first_attempt_at, :at)
     WHERE id = :id`,
  )
  const standIn = database.prepare(
    "UPDATE notices SET told_at = coalesce(told_at, ?) WHERE id = ? AND kind = 'deletion'",
  )
  return {
    due: (now, limit) => dueQuery.all(now, limit).map(({ id }) => String(id)),
    tries(id) {
      const row = tries.get(id)
      const since = row?.first_attempt_at
      return { attempts: Number(row?.attempts ?? 0), since: since ? Number(since) : undefined }
    },
    reschedule: (now, longestDelay) =>
      void reschedule.run(now, now + longestDelay(Number.MAX_SAFE_INTEGER)),
    delivered: (id, now, note) => void sent.run({ id, now, note: note ?? null }),
    postponed: (id, at, until, error) => void postpone.run({ id, at, until, error }),
    failed(id, now, error) {
      standIn.run(now, id)
      postpone.run({ id, at: now, until: now + HOUR_MS, error })
    },
  }
}

/** Returns a function that reads one notice with all its messages. */
export function noticeReader(database: DatabaseSync) {
  const query = database.prepare('SELECT kind, created_at FROM notices WHERE id = ?')
  const messagesOf = noticeMessages(database)
  return (id: string): Notice | undefined => {
    const row = query.get(id)
    if (!row) return undefined
    const kind = row.kind as NoticeKind
    return { id, kind, createdAt: Number(row.created_at), messages: messagesOf(Number(id)) }
  }
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

/** Returns a function that lists the notices that have not been mailed. */
export function unsentNotices(database: DatabaseSync): () => UnsentNotices[] {
  const query = database.prepare(
    `SELECT notices.kind, min(created_at) AS since, min(told_at) AS told_at, count(*) AS messages,
       max(last_error) AS last_error
     FROM notices JOIN notice_messages ON notice_id = notices.id
     WHERE sent_at IS NULL GROUP BY notices.kind`,
  )
  return () =>
    query.all().map((row) => ({
      kind: row.kind as NoticeKind,
      since: Number(row.since),
      toldAt: row.told_at === null ? undefined : Number(row.told_at),
      messages: Number(row.messages),
      lastError: row.last_error === null ? undefined : String(row.last_error),
    }))
}
