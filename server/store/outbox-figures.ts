import type { DatabaseSync } from 'node:sqlite'

/** The outbox in numbers. Quarantine and self-tests are no enquiries, and not counted. */
export interface OutboxFigures {
  waiting: number
  failed: number
  /** When delivery of one that still waits was first tried. */
  triedSince: number | undefined
  lastDelivery: number | undefined
}

/** Makes the function that counts. */
export function outboxFigures(database: DatabaseSync): () => OutboxFigures {
  const undelivered = database.prepare(
    `SELECT count(*) FILTER (WHERE status = 'waiting') AS waiting,
       count(*) FILTER (WHERE status = 'failed') AS failed,
       min(first_attempt_at) FILTER (WHERE status = 'waiting') AS tried_since
     FROM deliveries JOIN messages ON messages.id = message_id
     WHERE channel = 'mail' AND status IN ('waiting', 'failed') AND self_test = 0`,
  )
  const last = database.prepare(
    `SELECT max(done_at) AS at FROM deliveries WHERE channel = 'mail' AND status = 'delivered'`,
  )
  return () => {
    const row = undelivered.get()
    const time = (value: unknown) => (value == null ? undefined : Number(value))
    return {
      waiting: Number(row?.waiting),
      failed: Number(row?.failed),
      triedSince: time(row?.tried_since),
      lastDelivery: time(last.get()?.at),
    }
  }
}
