import type { DatabaseSync } from 'node:sqlite'
import type { ChannelName } from './enquiry.ts'
import { inTransaction } from './open-database.ts'

const AGAIN = `UPDATE deliveries
  SET status = 'waiting', attempts = 0, first_attempt_at = NULL, next_attempt_at = :now, done_at = NULL
  WHERE `

/** Sends one message once more, whatever became of it; false if there is none to send. */
export function retryEnquiry(database: DatabaseSync, id: string, now: number): boolean {
  return database.prepare(`${AGAIN} message_id = :id`).run({ id, now }).changes > 0
}

/** Sends every message that failed once more, and those that wait at once; returns how many. */
export function retryAll(database: DatabaseSync, now: number): number {
  const statement = database.prepare(`${AGAIN} status IN ('failed', 'waiting')`)
  return Number(statement.run({ now }).changes)
}

/** Takes a message out of quarantine into the outbox; false if it is not in quarantine. */
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
    // From here on it is an enquiry like any other, also for its deletion.
    database.prepare('DELETE FROM notice_messages WHERE message_id = ?').run(id)
    const enqueue = database.prepare(
      'INSERT INTO deliveries (message_id, channel, next_attempt_at) VALUES (?, ?, ?)',
    )
    for (const channel of channels) enqueue.run(id, channel, now)
    return true
  })
}
