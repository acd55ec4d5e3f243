import type { DatabaseSync } from 'node:sqlite'
import type { DeliveryQueue } from './delivery-queue.ts'
import type { StoredEnquiry } from './enquiry.ts'
import { inTransaction } from './open-database.ts'
import { noticeMessages } from './read-enquiries.ts'
import { monthsBefore, NOT_WITH_OWNER, WARNING_DAYS } from './retention.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** A warning is due earlier by a day of gathering and a day of trying to mail it. */
const WARN_AHEAD_MS = (WARNING_DAYS + 2) * DAY_MS

/** Characters that one digest holds at most; mail servers take 10 MB and more. The rest is for the next. */
const DIGEST_LENGTH = 5_000_000

/** A mail to the owner about many messages: suspected spam, or what is soon deleted unread. */
export type NoticeKind = 'digest' | 'deletion'

/** A notice as it is mailed. */
export interface Notice {
  id: string
  kind: NoticeKind
  createdAt: number
  messages: StoredEnquiry[]
}

/** Which messages a kind of notice is about, of the table `messages`. */
const ABOUT: Record<NoticeKind, string> = {
  digest: 'quarantined = 1',
  deletion: `self_test = 0 AND received_at < :before AND ${NOT_WITH_OWNER}`,
}

/**
 * Gathers what the owner has to be told into a notice that is then mailed: at most one of each kind
 * a day, and a message in one of each kind at most.
 * @param mails whether notices can be mailed; where not, there are no digests, and a deletion is
 *   announced by the alarm alone
 * @returns how many messages the new notice holds, 0 for none
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
    // A time to come was written before the clock was put back.
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
 * The notices' side of the outbox, as the delivery worker needs it. One that is refused for good is
 * tried again every hour: the owner may yet mend what is wrong. From then on the alarm stands in for
 * the mail, so the days of a warning begin to count.
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

/** Makes the function that reads one notice with all its messages. */
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

/** A kind of notice that has not been mailed. */
export interface UnsentNotices {
  kind: NoticeKind
  /** Since when the oldest of them waits. */
  since: number
  /** When the alarm took the mail's place, if it did. */
  toldAt: number | undefined
  messages: number
  lastError: string | undefined
}

/** Makes the function that tells which notices have not been mailed. */
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
