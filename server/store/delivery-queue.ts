import type { DatabaseSync } from 'node:sqlite'
import type { ChannelName } from './enquiry.ts'

/** One channel's side of the outbox: what is due, and what became of it. */
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
    /** Ids of messages that are due, those never tried first: no failing one holds up a new one. */
    due: (now: number, limit: number): string[] =>
      dueQuery.all(channel, now, limit).map((row) => String(row.message_id)),

    /**
     * Makes due at once what is due later than any wait after its attempts can last: the clock was
     * put back since.
     */
    reschedule(now: number, longestDelay: (attempts: number) => number) {
      for (const { message_id, attempts, next_attempt_at } of laterThan.all(channel, now)) {
        if (Number(next_attempt_at) <= now + longestDelay(Number(attempts))) continue
        makeDue.run(now, message_id ?? null, channel)
      }
    },

    /** How often it was tried already, and since when. */
    tries(id: string): { attempts: number; since: number | undefined } {
      const row = firstAttempt.get(id, channel)
      const since = row?.first_attempt_at
      return { attempts: Number(row?.attempts ?? 0), since: since ? Number(since) : undefined }
    },

    /** With what its owner has to know of it, if there is anything. */
    delivered: (id: string, now: number, note?: string) =>
      void finish.run('delivered', now, note ?? null, id, channel),

    failed: (id: string, now: number, error: string) =>
      void finish.run('failed', now, error, id, channel),

    postponed: (id: string, attemptedAt: number, until: number, error: string) =>
      void postpone.run(until, error, attemptedAt, id, channel),
  }
}

export type DeliveryQueue = ReturnType<typeof deliveryQueue>
