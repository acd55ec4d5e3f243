import type { DatabaseSync } from 'node:sqlite'

/** The outbox in numbers. Quarantine and self-tests are no enquiries, and not counted. */
export interface OutboxFigures {
  waiting: number
  failed: number
  /** When the oldest that waits came in. */
  oldest: number | undefined
  /** Since when one that waits could have left: first tried, or else due. */
  dueSince: number | undefined
  lastDelivery: number | undefined
  /** What was wrong with the last delivery, though it was one. */
  lastNote: string | undefined
}

/** Makes the function that counts. */
export function outboxFigures(database: DatabaseSync): () => OutboxFigures {
  const undelivered = database.prepare(
    `SELECT count(*) FILTER (WHERE status = 'waiting') AS waiting,
       count(*) FILTER (WHERE status = 'failed') AS failed,
       min(received_at) FILTER (WHERE status = 'waiting') AS oldest,
       min(coalesce(first_attempt_at, next_attempt_at)) FILTER (WHERE status = 'waiting') AS due_since
     FROM deliveries JOIN messages ON messages.id = message_id
     WHERE channel = 'mail' AND status IN ('waiting', 'failed') AND self_test = 0`,
  )
  const last = database.prepare(
    `SELECT done_at, last_error FROM deliveries WHERE channel = 'mail' AND status = 'delivered'
     ORDER BY done_at DESC LIMIT 1`,
  )
  return () => {
    const row = undelivered.get()
    const latest = last.get()
    const time = (value: unknown) => (value == null ? undefined : Number(value))
    return {
      waiting: Number(row?.waiting),
      failed: Number(row?.failed),
      oldest: time(row?.oldest),
      dueSince: time(row?.due_since),
      lastDelivery: time(latest?.done_at),
      lastNote: latest?.last_error == null ? undefined : String(latest.last_error),
    }
  }
}
