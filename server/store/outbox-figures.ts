import type { DatabaseSync } from 'node:sqlite'
import type { ChannelName } from './enquiry.ts'
import { type UnsentNotices, unsentNotices } from './notices.ts'
import { countQuarantined } from './read-enquiries.ts'

/** Figures of one channel. Quarantined messages and self-tests are not counted. */
export interface ChannelFigures {
  waiting: number
  failed: number
  /** When the oldest waiting message arrived. */
  oldest: number | undefined
  /** Since when a waiting message could have been delivered: first attempt, or else due time. */
  dueSince: number | undefined
  lastDelivery: number | undefined
  /** The note of the last delivery, if it succeeded only in part. */
  lastNote: string | undefined
}

/** Figures of the outbox. */
export interface OutboxFigures extends Record<ChannelName, ChannelFigures> {
  /** The number of quarantined messages. */
  suspected: number
  /** The notices to the owner that have not been mailed. */
  unsent: UnsentNotices[]
}

/** Returns a function that counts. */
export function outboxFigures(database: DatabaseSync): () => OutboxFigures {
  const channel = channelFigures(database)
  const unsent = unsentNotices(database)
  return () => ({
    mail: channel('mail'),
    webhook: channel('webhook'),
    suspected: countQuarantined(database),
    unsent: unsent(),
  })
}

function channelFigures(database: DatabaseSync): (channel: ChannelName) => ChannelFigures {
  const undelivered = database.prepare(
    `SELECT count(*) FILTER (WHERE status = 'waiting') AS waiting,
       count(*) FILTER (WHERE status = 'failed') AS failed,
       min(received_at) FILTER (WHERE status = 'waiting') AS oldest,
       min(coalesce(first_attempt_at, next_attempt_at)) FILTER (WHERE status = 'waiting') AS due_since
     FROM deliveries JOIN messages ON messages.id = message_id
     WHERE channel = ? AND status IN ('waiting', 'failed') AND self_test = 0`,
  )
  const last = database.prepare(
    `SELECT done_at, last_error FROM deliveries WHERE channel = ? AND status = 'delivered'
     ORDER BY done_at DESC LIMIT 1`,
  )
  return (channel) => {
    const row = undelivered.get(channel)
    const latest = last.get(channel)
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
