import type { Database } from './database.ts'
import type { ChannelName } from './enquiry.ts'

/**
 * How long a server that claimed a delivery keeps others from it: much longer than a delivery may
 * take, and longer than a database needs to restart, so that nothing is sent twice.
 */
export const CLAIM_MS = 5 * 60_000

/** Which items are due, and the results of their deliveries. */
export interface DeliveryQueue {
  /**
   * Returns the ids of due items, untried ones first, so that failing items do not delay new ones. If
   * several servers share the database, the others skip these items until their result is recorded, or
   * until `CLAIM_MS` have passed.
   * @param busy the ids of items that this server is already working on
   */
  claim(now: number, limit: number, busy: readonly string[]): Promise<string[]>
  /** Gives back an item that was claimed and not sent. */
  release(id: string): Promise<void>
  /** The number of attempts, and the time of the first. */
  tries(id: string): Promise<{ attempts: number; since: number | undefined }>
  /** Makes items due now whose due time is later than any delay can be: the clock was set back. */
  reschedule(now: number, longestDelay: (attempts: number) => number): Promise<void>
  /** `note`: what the owner has to know about this delivery. */
  delivered(id: string, now: number, note?: string): Promise<void>
  failed(id: string, now: number, error: string): Promise<void>
  postponed(id: string, attemptedAt: number, until: number, error: string): Promise<void>
}

/** The queue of the messages of one channel. */
export function deliveryQueue({ db, file }: Database, channel: ChannelName): DeliveryQueue {
  const isShared = file === undefined
  const waiting = () =>
    db.selectFrom('deliveries').where('channel', '=', channel).where('status', '=', 'waiting')
  const update = (id: string) =>
    db.updateTable('deliveries').where('message_id', '=', id).where('channel', '=', channel)

  const due = (now: number, limit: number, busy: readonly string[]) =>
    waiting()
      .select('message_id')
      .where('next_attempt_at', '<=', now)
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
      .$if(busy.length > 0, (query) => query.where('message_id', 'not in', busy))
      .orderBy('attempts')
      .orderBy('next_attempt_at')
      .limit(limit)

  const finish = (id: string, status: 'delivered' | 'failed', now: number, error?: string) =>
    update(id)
      .set(({ eb }) => ({
        status,
        attempts: eb('attempts', '+', 1),
        done_at: now,
        last_error: error ?? null,
        claimed_until: null,
      }))
      .execute()

  return {
    async claim(now, limit, busy) {
      if (!isShared) return ids(await due(now, limit, busy).execute())
      const claimed = db
        .with('due', () => due(now, limit, busy).forUpdate().skipLocked())
        .updateTable('deliveries')
        .from('due')
        .set({ claimed_until: now + CLAIM_MS })
        .whereRef('deliveries.message_id', '=', 'due.message_id')
        .where('channel', '=', channel)
        .returning('deliveries.message_id')
      return ids(await claimed.execute())
    },

    async release(id) {
      if (isShared) await update(id).set({ claimed_until: null }).execute()
    },

    async tries(id) {
      const row = await db
        .selectFrom('deliveries')
        .select(['first_attempt_at', 'attempts'])
        .where('message_id', '=', id)
        .where('channel', '=', channel)
        .executeTakeFirst()
      return { attempts: row?.attempts ?? 0, since: row?.first_attempt_at ?? undefined }
    },

    async reschedule(now, longestDelay) {
      const later = await waiting()
        .select(['message_id', 'attempts', 'next_attempt_at'])
        .where('next_attempt_at', '>', now)
        .execute()
      for (const { message_id, attempts, next_attempt_at } of later) {
        if (next_attempt_at <= now + longestDelay(attempts)) continue
        await update(message_id).set({ next_attempt_at: now }).execute()
      }
      await db
        .updateTable('deliveries')
        .set({ claimed_until: null })
        .where('claimed_until', '>', now + CLAIM_MS)
        .execute()
    },

    async delivered(id, now, note) {
      await finish(id, 'delivered', now, note)
    },

    async failed(id, now, error) {
      await finish(id, 'failed', now, error)
    },

    async postponed(id, attemptedAt, until, error) {
      await update(id)
        .set(({ eb, fn, val }) => ({
          attempts: eb('attempts', '+', 1),
          next_attempt_at: until,
          last_error: error,
          first_attempt_at: fn.coalesce('first_attempt_at', val(attemptedAt)),
          claimed_until: null,
        }))
        .execute()
    },
  }
}

const ids = (rows: { message_id: string }[]) => rows.map(({ message_id }) => message_id)
