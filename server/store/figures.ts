import { sql } from 'kysely'
import type { Channel, Database } from './database.ts'
import { countQuarantined } from './enquiries.ts'

/** Figures of one channel. Quarantined enquiries and self-tests are not counted. */
export interface ChannelFigures {
  waiting: number
  failed: number
  /** When the oldest waiting enquiry arrived. */
  oldest: number | null
  /** The earliest time at which a waiting one could be delivered: its first attempt, or else due time. */
  due_since: number | null
}

/** Reads the figures of the outbox, with the time by the database's clock. */
export async function outboxFigures(database: Database) {
  const { db, now } = database
  const { rows } = await sql<{ time: number }>`SELECT ${now} AS time`.execute(db)
  const latest = db
    .selectFrom('jobs')
    .select(['done_at', 'last_error'])
    .where('kind', '=', 'mail')
    .where('status', '=', 'delivered')
    .orderBy('done_at', 'desc')
    .limit(1)
  return {
    now: Number(rows[0]?.time),
    mail: await channelFigures(database, 'mail'),
    webhook: await channelFigures(database, 'webhook'),
    suspected: await countQuarantined(database),
    lastMail: await latest.executeTakeFirst(),
    unsentDigest: await unsentNotice(database, 'digest', 'waiting'),
    /** Deletions of which the alarm tells the owner, because no mail could. */
    untoldDeletion: await unsentNotice(database, 'deletion', 'failed'),
  }
}

export type OutboxFigures = Awaited<ReturnType<typeof outboxFigures>>

const channelFigures = ({ db }: Database, channel: Channel): Promise<ChannelFigures> =>
  db
    .selectFrom('jobs')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'waiting').as('waiting'),
      fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
      fn.min<number | null>('received_at').filterWhere('status', '=', 'waiting').as('oldest'),
      fn
        .min<number | null>(fn.coalesce('first_attempt_at', 'due_at'))
        .filterWhere('status', '=', 'waiting')
        .as('due_since'),
    ])
    .where('kind', '=', channel)
    .where('status', 'in', ['waiting', 'failed'])
    .where('self_test', '=', 0)
    .executeTakeFirstOrThrow()

/** The enquiries in notices of one kind and status. */
const unsentNotice = (
  { db }: Database,
  kind: 'digest' | 'deletion',
  status: 'waiting' | 'failed',
) =>
  db
    .selectFrom('jobs')
    .innerJoin('enquiries', `${kind}_job`, 'jobs.id')
    .select(({ fn }) => [
      fn.countAll<number>().as('enquiries'),
      fn.min<number | null>('created_at').as('since'),
      fn.min<number | null>('done_at').as('toldAt'),
      fn.max<string | null>('last_error').as('error'),
    ])
    .where('kind', '=', kind)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
