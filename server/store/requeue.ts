import type { DatabaseSync } from 'node:sqlite'
import type { ChannelName } from './enquiry.ts'
import { inTransaction } from './open-database.ts'

const AGAIN = `UPDATE deliveries
  SET status = 'waiting', attempts = 0, first_attempt_at = NULL, next_attempt_at = :now, done_at = NULL
  WHERE `

/** Queues one message again, whatever its status; false if there is none to send. */
export function retryEnquiry(database: DatabaseSync, id: string, now: number): boolean {
  return database.prepare(`${AGAIN} message_id = :id`).run({ id, now }).changes > 0
}

/** Makes all failed and waiting messages due now; returns how many. */
export function retryAll(database: DatabaseSync, now: number): number {
  const statement = database.prepare(`${AGAIN} status IN ('failed', 'waiting')`)
  return Number(statement.run({ now }).changes)
}

/** Moves a message from quarantine to the outbox; false if it is not in quarantine. */
export function releaseEnquiry(
  database: DatabaseSync,
  id: string,
  channels: readonly ChannelName[],
  now: number,
): boolean {
  return inTransaction(database, () => {
    const released = database
      .prepare(
        'UPDATE messages SET suspicion = NULL, quarantined = 0 WHERE id = ? AND quarantined = 1',
      )
      .run(id)
    if (released.changes === 0) return false
    // From now on it is an enquiry like any other, for its deletion too.
    database.prepare('DELETE FROM notice_messages WHERE message_id = ?').run(id)
    const enqueue = database.prepare(
      'INSERT INTO deliveries (message_id, channel, next_attempt_at) VALUES (?, ?, ?)',
    )
    for (const channel of channels) enqueue.run(id, channel, now)
    return true
  })
}
