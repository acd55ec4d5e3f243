import type { DatabaseSync } from 'node:sqlite'
import type { ChannelName } from './enquiry.ts'

/** The queue of one channel: which messages are due, and the results of deliveries. */
export function deliveryQueue(database: DatabaseSync, channel: ChannelName) {
  const dueQuery = database.prepare(
    `SELECT message_id FROM deliveries
     WHERE channel = ? AND status = 'waiting' AND next_attempt_at <= ?
     ORDER BY attempts, next_attempt_at LIMIT ?`,
  )
  const firstAttempt = database.prepare(
    'SELECT first_attempt_at, attempts FROM deliveries WHERE message_id = ? AND channel = ?',
  )
  const laterThan = database.prepare(
    `SELECT message_id, attempts, next_attempt_at FROM deliveries
     WHERE channel = ? AND status = 'waiting' AND next_attempt_at > ?`,
  )
  const makeDue = database.prepare(
    'UPDATE deliveries SET next_attempt_at = ? WHERE message_id = ? AND channel = ?',
  )
  const finish = database.prepare(
    `UPDATE deliveries SET status = ?, attempts = attempts + 1, done_at = ?, last_error = ?
     WHERE message_id = ? AND channel = ?`,
  )
  const postpone = database.prepare(
    `UPDATE deliveries SET attempts = attempts + 1, next_attempt_at = ?, last_error = ?,
       first_attempt_at = coalesce(first_attempt_at, ?)
     WHERE message_id = ? AND channel = ?`,
  )

  return {
    /** Ids of due messages, untried ones first, so that failing messages do not delay new ones. */
    due: (now: number, limit: number): string[] =>
      dueQuery.all(channel, now, limit).map((row) => String(row.message_id)),

    /**
     * Makes messages due now whose due time is later than any delay can be: the clock was set
     * back.
     */
    reschedule(now: number, longestDelay: (attempts: number) => number) {
      for (const { message_id, attempts, next_attempt_at } of laterThan.all(channel, now)) {
        if (Number(next_attempt_at) <= now + longestDelay(Number(attempts))) continue
        makeDue.run(now, message_id ?? null, channel)
      }
    },

    /** The number of attempts, and the time of the first. */
    tries(id: string): { attempts: number; since: number | undefined } {
      const row = firstAttempt.get(id, channel)
      const since = row?.first_attempt_at
      return { attempts: Number(row?.attempts ?? 0), since: since ? Number(since) : undefined }
    },

    /** `note`: what the owner has to know about this delivery. */
    delivered: (id: string, now: number, note?: string) =>
      void finish.run('delivered', now, note ?? null, id, channel),

    failed: (id: string, now: number, error: string) =>
      void finish.run('failed', now, error, id, channel),

    postponed: (id: string, attemptedAt: number, until: number, error: string) =>
      void postpone.run(until, error, attemptedAt, id, channel),
  }
}

export type DeliveryQueue = ReturnType<typeof deliveryQueue>
