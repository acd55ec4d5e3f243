import type { DatabaseSync } from 'node:sqlite'
import type {
  ChannelName,
  ChannelState,
  Details,
  Status,
  StoredEnquiry,
  Suspicion,
} from './enquiry.ts'

/** A filter: messages of one status, or all but quarantined ones; self-tests only on request. */
export interface Wanted {
  status?: Status | undefined
  selfTests?: boolean | undefined
}

/**
 * A message has failed when any channel failed, and is delivered when all channels have delivered it.
 * Without a channel it waits.
 */
const SELECT = `
  SELECT messages.*, (
      SELECT json_group_object(channel, json_object('status', status, 'attempts', attempts,
        'nextAttemptAt', next_attempt_at, 'doneAt', done_at, 'lastError', last_error))
      FROM deliveries WHERE message_id = messages.id) AS channels,
    CASE WHEN quarantined = 1 THEN 'quarantined'
      WHEN EXISTS (SELECT 1 FROM deliveries WHERE message_id = messages.id AND status = 'failed') THEN 'failed'
      WHEN EXISTS (SELECT 1 FROM deliveries WHERE message_id = messages.id AND status = 'delivered')
        AND NOT EXISTS (SELECT 1 FROM deliveries WHERE message_id = messages.id AND status = 'waiting')
        THEN 'delivered'
      ELSE 'waiting' END AS status
  FROM messages`

/** Yields messages, oldest first, so that an outbox of any size can be listed. */
export function* readEnquiries(database: DatabaseSync, wanted: Wanted = {}) {
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
  for (const row of rows) yield toEnquiry(row)
}

/**
 * Returns a function that reads one message. It finishes the query: one that stays open keeps its
 * snapshot of the database, and the WAL could never be truncated.
 */
export function enquiryReader(database: DatabaseSync) {
  const query = database.prepare(`${SELECT} WHERE messages.id = ?`)
  return (id: string): StoredEnquiry | undefined => {
    const row = query.get(id)
    return row && toEnquiry(row)
  }
}

/** Returns a function that reads the messages of one notice, oldest first. */
export function noticeMessages(database: DatabaseSync) {
  const query = database.prepare(
    `${SELECT} WHERE id IN (SELECT message_id FROM notice_messages WHERE notice_id = ?)
     ORDER BY received_at, id`,
  )
  return (noticeId: number): StoredEnquiry[] => query.all(noticeId).map(toEnquiry)
}

/** The number of quarantined messages. */
export function countQuarantined(database: DatabaseSync): number {
  const row = database.prepare('SELECT count(*) AS count FROM messages WHERE quarantined = 1').get()
  return Number(row?.count)
}

/** The stored columns of a channel. */
interface StoredChannel {
  status: ChannelState['status']
  attempts: number
  nextAttemptAt: number
  doneAt: number | null
  lastError: string | null
}

function toChannelState({ status, attempts, ...stored }: StoredChannel): ChannelState {
  const { nextAttemptAt, doneAt, lastError } = stored
  return {
    status,
    attempts,
    ...(status === 'waiting' ? { nextAttemptAt: new Date(nextAttemptAt).toISOString() } : {}),
    ...(doneAt === null ? {} : { doneAt: new Date(doneAt).toISOString() }),
    ...(lastError === null ? {} : { lastError }),
  }
}

function toEnquiry(row: Record<string, unknown>): StoredEnquiry {
  const stored = JSON.parse(String(row.channels)) as Partial<Record<ChannelName, StoredChannel>>
  const { mail } = stored
  const optional = <T>(value: T | null | undefined) => value ?? undefined
  return {
    id: String(row.id),
    receivedAt: Number(row.received_at),
    status: row.status as Status,
    name: String(row.name),
    email: String(row.email),
    message: String(row.message),
    details: JSON.parse(String(row.details)) as Details,
    suspicion: optional(row.suspicion as Suspicion | null),
    quarantined: row.quarantined === 1,
    selfTest: row.self_test === 1,
    channels: Object.fromEntries(
      Object.entries(stored).map(([channel, state]) => [channel, toChannelState(state)]),
    ),
    attempts: mail?.attempts ?? 0,
    nextAttemptAt: mail?.status === 'waiting' ? mail.nextAttemptAt : undefined,
    deliveredAt: mail?.status === 'delivered' ? optional(mail.doneAt) : undefined,
    lastError: optional(mail?.lastError),
  }
}
