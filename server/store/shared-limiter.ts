import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { log } from '../log.ts'
import type { Database } from './database.ts'

const MINUTE_MS = 60_000
const ROUNDING_MS = 0.01

/** The time by the clock of PostgreSQL, since the clocks of several servers differ. */
const NOW = sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)`

/**
 * A limiter for all servers that share a PostgreSQL, by the same rule as `memoryLimiter`. If the
 * database cannot be reached, the request may go on: it is refused when it is to be stored.
 * @param of keeps the limits of different requests apart
 * @param secret makes a client's address unreadable
 */
export function sharedLimiter({ db }: Database, of: string, perMinute: number, secret: string) {
  const share = MINUTE_MS / perMinute
  return async (client: string): Promise<boolean> => {
    const key = createHmac('sha256', secret).update(`${of} ${client}`).digest('base64')
    try {
      const { rows } = await sql`
        INSERT INTO rate_limits (client, used_until) VALUES (${key}, ${NOW} + ${share})
        ON CONFLICT (client) DO UPDATE
          SET used_until = greatest(rate_limits.used_until, ${NOW}) + ${share}
          WHERE rate_limits.used_until + ${share} <= ${NOW} + ${MINUTE_MS + ROUNDING_MS}
        RETURNING client`.execute(db)
      return rows.length > 0
    } catch (error) {
      log('note', { text: `The rate limits cannot be used: ${(error as Error).message}` })
      return true
    }
  }
}

/** Deletes the clients that have used up nothing. Call every minute. */
export const forgetClients = ({ db }: Database) =>
  sql`DELETE FROM rate_limits WHERE used_until < ${NOW}`.execute(db)
