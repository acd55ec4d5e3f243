import type { DatabaseSync } from 'node:sqlite'
import type { Details, Status, StoredMessage, Suspicion } from './message.ts'

/** Which messages: of one status, or all but the quarantined; the self-test's own only when asked for. */
export interface Wanted {
  status?: Status | undefined
  selfTests?: boolean | undefined
}

/** A message's status is what became of its mail, unless it never got that far. */
const SELECT = `
  SELECT messages.*, mail.attempts, mail.next_attempt_at, mail.done_at, mail.last_error,
    CASE WHEN suspicion IS NOT NULL THEN 'quarantined' ELSE coalesce(mail.status, 'waiting') END AS status
  FROM messages LEFT JOIN deliveries AS mail ON mail.message_id = messages.id AND mail.channel = 'mail'`

/** Messages, oldest first, one at a time: an outbox of any size can be listed. */
export function* readMessages(database: DatabaseSync, wanted: Wanted = {}) {
  const query = database.prepare(
    `SELECT * FROM (${SELECT})
     WHERE (status = :status OR (:status IS NULL AND status <> 'quarantined'))
       AND (:selfTests = 1 OR self_test = 0)
     ORDER BY received_at, id`,
  )
  const rows = query.iterate({
    status: wanted.status ?? null,
    selfTests: wanted.selfTests ? 1 : 0,
  })
  for (const row of rows) yield toMessage(row)
}

/**
 * Makes the function that reads one message. It reads the row to its end: a query left open would
 * go on seeing the database as it was, and keep its log from ever being emptied.
 */
export function messageReader(database: DatabaseSync) {
  const query = database.prepare(`${SELECT} WHERE messages.id = ?`)
  return (id: string): StoredMessage | undefined => {
    const row = query.get(id)
    return row && toMessage(row)
  }
}

function toMessage(row: Record<string, unknown>): StoredMessage {
  const optional = <T>(value: unknown) => (value === null ? undefined : (value as T))
  return {
    id: String(row.id),
    receivedAt: Number(row.received_at),
    status: row.status as Status,
    name: String(row.name),
    email: String(row.email),
    message: String(row.message),
    details: JSON.parse(String(row.details)) as Details,
    suspicion: optional<Suspicion>(row.suspicion),
    selfTest: row.self_test === 1,
    attempts: Number(row.attempts ?? 0),
    nextAttemptAt: row.status === 'waiting' ? optional<number>(row.next_attempt_at) : undefined,
    deliveredAt: row.status === 'delivered' ? optional<number>(row.done_at) : undefined,
    lastError: optional<string>(row.last_error),
  }
}
