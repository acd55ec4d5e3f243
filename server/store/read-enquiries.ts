import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Queries } from './database.ts'
import type { ChannelState, Details, Status, StoredEnquiry, Suspicion } from './enquiry.ts'
import type { DeliveryRow, MessageRow, Tables } from './tables.ts'

/** A filter: messages of one status, or all but quarantined ones; self-tests only on request. */
export interface Wanted {
  status?: Status | undefined
  selfTests?: boolean | undefined
}

/** How many messages are read at once. */
const BATCH = 200

/** Yields messages, oldest first, so that an outbox of any size can be listed. */
export async function* readEnquiries({ db }: { db: Queries }, wanted: Wanted = {}) {
  const { status, selfTests = false } = wanted
  for await (const rows of messageBatches(db))
    for (const enquiry of await withDeliveries(db, rows)) {
      const isWanted = status ? enquiry.status === status : !enquiry.quarantined
      if (isWanted && (selfTests || !enquiry.selfTest)) yield enquiry
    }
}

/** Yields all messages, or those of one notice, in batches, oldest first. */
export async function* messageBatches(db: Queries, notice?: number): AsyncGenerator<MessageRow[]> {
  let last: MessageRow | undefined
  do {
    const rows = await db
      .selectFrom('messages')
      .selectAll()
      .$if(notice !== undefined, (query) =>
        query.where('id', 'in', (all) =>
          all
            .selectFrom('notice_messages')
            .select('message_id')
            .where('notice_id', '=', Number(notice)),
        ),
      )
      .$if(last !== undefined, (query) => query.where(isAfter(last as MessageRow)))
      .orderBy('received_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (rows.length > 0) yield rows
    last = rows.length < BATCH ? undefined : rows.at(-1)
  } while (last)
}

const isAfter = ({ received_at, id }: MessageRow) =>
  sql<boolean>`(received_at, id) > (${received_at}, ${id})`

/** Reads one message; undefined if there is none with this id. */
export async function readEnquiry(
  { db }: Database,
  id: string,
): Promise<StoredEnquiry | undefined> {
  const rows = await db.selectFrom('messages').selectAll().where('id', '=', id).execute()
  return (await withDeliveries(db, rows))[0]
}

/**
 * Whether a message with this id is stored. One that arrived under an id already taken, with other
 * fields, is stored under a derived id (see `enquiryInserter`) and does not count: our page makes a
 * new id whenever a field changes.
 */
export async function isStored({ db }: Database, id: string): Promise<boolean> {
  const query = db.selectFrom('messages').select('id').where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

/** The messages of one notice, oldest first. */
export async function noticeMessages(db: Queries, noticeId: number): Promise<StoredEnquiry[]> {
  const messages: StoredEnquiry[] = []
  for await (const rows of messageBatches(db, noticeId))
    messages.push(...(await withDeliveries(db, rows)))
  return messages
}

/** The number of messages, quarantined ones and self-tests included. */
export const countMessages = ({ db }: Database) => count(db.selectFrom('messages'))

/** The number of quarantined messages that are in no digest. */
export const countUntold = ({ db }: Database) =>
  count(
    db
      .selectFrom('messages')
      .where('quarantined', '=', 1)
      .where(
        sql<boolean>`id NOT IN (SELECT message_id FROM notice_messages WHERE kind = 'digest')`,
      ),
  )

/** The number of quarantined messages. */
export const countQuarantined = ({ db }: Database) =>
  count(db.selectFrom('messages').where('quarantined', '=', 1))

async function count(query: SelectQueryBuilder<Tables, 'messages', object>): Promise<number> {
  const row = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** @param rows at most one batch: databases limit the number of values in a query */
async function withDeliveries(db: Queries, rows: MessageRow[]): Promise<StoredEnquiry[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const all = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('message_id', 'in', ids)
    .orderBy('channel')
    .execute()
  const byMessage = Map.groupBy(all, ({ message_id }) => message_id)
  return rows.map((row) => toEnquiry(row, byMessage.get(row.id) ?? []))
}

function toChannelState(row: DeliveryRow): ChannelState {
  const { status, attempts, next_attempt_at, done_at, last_error } = row
  return {
    status,
    attempts,
    ...(status === 'waiting' ? { nextAttemptAt: new Date(next_attempt_at).toISOString() } : {}),
    ...(done_at === null ? {} : { doneAt: new Date(done_at).toISOString() }),
    ...(last_error === null ? {} : { lastError: last_error }),
  }
}

/**
 * A message has failed when any channel failed, and is delivered when all channels have delivered it.
 * Without a channel it waits.
 */
function statusOf({ quarantined }: MessageRow, deliveries: DeliveryRow[]): Status {
  if (quarantined) return 'quarantined'
  const is = (status: DeliveryRow['status']) => (one: DeliveryRow) => one.status === status
  if (deliveries.some(is('failed'))) return 'failed'
  return deliveries.length > 0 && deliveries.every(is('delivered')) ? 'delivered' : 'waiting'
}

function toEnquiry(row: MessageRow, deliveries: DeliveryRow[]): StoredEnquiry {
  const mail = deliveries.find(({ channel }) => channel === 'mail')
  return {
    id: row.id,
    receivedAt: row.received_at,
    status: statusOf(row, deliveries),
    name: row.name,
    email: row.email,
    message: row.message,
    details: JSON.parse(row.details) as Details,
    suspicion: (row.suspicion as Suspicion | null) ?? undefined,
    quarantined: row.quarantined === 1,
    selfTest: row.self_test === 1,
    channels: Object.fromEntries(deliveries.map((one) => [one.channel, toChannelState(one)])),
    attempts: mail?.attempts ?? 0,
    nextAttemptAt: mail?.status === 'waiting' ? mail.next_attempt_at : undefined,
    deliveredAt: mail?.status === 'delivered' ? (mail.done_at ?? undefined) : undefined,
    lastError: mail?.last_error ?? undefined,
  }
}
