import { sql } from 'kysely'
import { type Channel, type Database, type JobKind, readClock, readValue } from './database.ts'
import { isWithOwner } from './deletion.ts'
import { WITHHELD } from './store-enquiry.ts'

/** Figures of one channel. Quarantined enquiries and self-tests are not counted. */
interface ChannelFigures {
  waiting: number
  failed: number
  oldest: number | null
  /** The earliest time at which a waiting one could be delivered: its first attempt, or else due time. */
  due_since: number | null
}

/** Reads the figures of the outbox, with the time by the database's clock. */
export async function outboxFigures(database: Database) {
  const { db } = database
  const row = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(db)).rows[0] as Row

  const channelFigures = (channel: Channel) =>
    row(sql<ChannelFigures>`
      SELECT count(*) FILTER (WHERE status = 'waiting') AS waiting,
        count(*) FILTER (WHERE status = 'failed') AS failed,
        min(received_at) FILTER (WHERE status = 'waiting') AS oldest,
        min(coalesce(first_attempt_at, due_at)) FILTER (WHERE status = 'waiting') AS due_since
      FROM jobs JOIN enquiries ON enquiries.id = enquiry_id
      WHERE kind = ${channel} AND status IN ('waiting', 'failed') AND self_test = 0`)

  return {
    now: await readClock(database),
    mail: await channelFigures('mail'),
    webhook: await channelFigures('webhook'),
    lastMail: await row(sql<{ last_error: string | null } | undefined>`
      SELECT last_error FROM jobs WHERE kind = 'mail' AND status = 'delivered'
      ORDER BY done_at DESC LIMIT 1`),
    failing: (
      await sql<{ kind: JobKind; since: number; error: string }>`
        SELECT kind, first_attempt_at AS since, last_error AS error FROM jobs
        WHERE id = kind AND first_attempt_at IS NOT NULL`.execute(db)
    ).rows,
    withheldAt: Number((await readValue(db, WITHHELD)) ?? 0),
    /** Enquiries that were never mailed and will be deleted. */
    unmailed: await row(sql<{ enquiries: number; since: number | null }>`
      SELECT count(*) AS enquiries, min(warned_at) AS since
      FROM enquiries WHERE warned_at IS NOT NULL AND NOT ${isWithOwner}`),
  }
}

export type OutboxFigures = Awaited<ReturnType<typeof outboxFigures>>
