import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import { OwnerError } from '../../contract/owner-error.ts'
import { log } from '../log.ts'
import type { Database, Tables } from './database.ts'
import { migrate } from './migrations.ts'

/** How long a server waits for a connection, and for the answer to a query. */
const CONNECT_MS = 3000
const QUERY_MS = 5000

// All 64-bit integers are times and counts, below 2^53.
types.setTypeParser(types.builtins.INT8, Number)

/** Opens a PostgreSQL database, with its tables. @throws OwnerError without the address, which holds a password */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'site-enquiries',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    idle_in_transaction_session_timeout: QUERY_MS,
  })
  // A connection that breaks must not end the server: the next query opens another.
  pool.on('connect', (client) => {
    client.on('error', noteBroken)
    endWhenUnclear(client)
  })
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db, 'postgres')
  } catch (error) {
    await db.destroy()
    const { message, errors = [] } = error as AggregateError
    const reason = message || errors.map((one) => (one as Error).message).join(', ')
    throw new OwnerError(`The database of DATABASE_URL cannot be used: ${reason}.`)
  }
  return {
    db,
    now: sql<number>`CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)`,
    file: undefined,
    close: () => db.destroy(),
  }
}

/**
 * Ends a connection after an error that is not the database's answer, such as a timeout on our side: the query
 * may still be running, or a transaction be open.
 */
function endWhenUnclear(client: PoolClient) {
  const query = client.query.bind(client)
  client.query = (async (text: string, values?: unknown[]) => {
    try {
      return await query(text, values)
    } catch (error) {
      if (!('severity' in (error as Error))) void client.end()
      throw error
    }
  }) as typeof client.query
}

const noteBroken = ({ message }: Error) =>
  log('note', { text: `A connection to the database broke: ${message}` })
