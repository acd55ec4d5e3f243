import type { Database } from './database.ts'
import type { ChannelName } from './enquiry.ts'
import { type UnsentNotices, unsentNotices } from './notices.ts'
import { countQuarantined } from './read-enquiries.ts'

/** Figures of one channel. Quarantined messages and self-tests are not counted. */
export interface ChannelFigures {
  waiting: number
  failed: number
  /** When the oldest waiting message arrived. */
  oldest: number | undefined
  /** The earliest time at which a waiting message could be delivered: its first attempt, or else due time. */
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

/** Reads the figures from the database. */
export const outboxFigures = async (database: Database): Promise<OutboxFigures> => ({
  mail: await channelFigures(database, 'mail'),
  webhook: await channelFigures(database, 'webhook'),
  suspected: await countQuarantined(database),
  unsent: await unsentNotices(database),
})

async function channelFigures({ db }: Database, channel: ChannelName): Promise<ChannelFigures> {
  const undelivered = await db
    .selectFrom('deliveries')
    .innerJoin('messages', 'messages.id', 'message_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'waiting').as('waiting'),
      fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
      fn.min<number | null>('received_at').filterWhere('status', '=', 'waiting').as('oldest'),
      fn
        .min<number | null>(fn.coalesce('first_attempt_at', 'next_attempt_at'))
        .filterWhere('status', '=', 'waiting')
        .as('due_since'),
    ])
    .where('channel', '=', channel)
    .where('status', 'in', ['waiting', 'failed'])
    .where('self_test', '=', 0)
    .executeTakeFirstOrThrow()
  const latest = await db
    .selectFrom('deliveries')
    .select(['done_at', 'last_error'])
    .where('channel', '=', channel)
    .where('status', '=', 'delivered')
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    waiting: undelivered.waiting,
    failed: undelivered.failed,
    oldest: undelivered.oldest ?? undefined,
    dueSince: undelivered.due_since ?? undefined,
    lastDelivery: latest?.done_at ?? undefined,
    lastNote: latest?.last_error ?? undefined,
  }
}
