import { type Database, inTransaction } from './database.ts'
import type { ChannelName } from './enquiry.ts'
import { enqueue } from './insert-enquiries.ts'

const again = ({ db }: Database, now: number) =>
  db.updateTable('deliveries').set({
    status: 'waiting',
    attempts: 0,
    first_attempt_at: null,
    next_attempt_at: now,
    done_at: null,
  })

/** Queues one message again, whatever its status; false if there is none to send. */
export async function retryEnquiry(database: Database, id: string, now: number): Promise<boolean> {
  const query = again(database, now).where('message_id', '=', id)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

/** Makes all failed and waiting deliveries due now; returns the number of their messages. */
export async function retryAll(database: Database, now: number): Promise<number> {
  const query = again(database, now).where('status', 'in', ['failed', 'waiting'])
  const deliveries = await query.returning('message_id').execute()
  return new Set(deliveries.map((delivery) => delivery.message_id)).size
}

/** Moves a message from quarantine to the outbox; false if it is not in quarantine. */
export async function releaseEnquiry(
  database: Database,
  id: string,
  channels: readonly ChannelName[],
  now: number,
): Promise<boolean> {
  return inTransaction(database, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('messages')
      .set({ suspicion: null, quarantined: 0 })
      .where('id', '=', id)
      .where('quarantined', '=', 1)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    // From now on it is an enquiry like any other, also for its retention.
    await db.deleteFrom('notice_messages').where('message_id', '=', id).execute()
    await enqueue(db, id, channels, now)
    return true
  })
}
