import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { log } from '../log.ts'
import { OwnerError } from '../owner-error.ts'
import type { Database } from './database.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/** How long a server waits for a connection, and for the answer to a query. */
const CONNECT_MS = 5000
const QUERY_MS = 20_000

/** The key of the lock that a server holds while it migrates: https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS */
const MIGRATION_LOCK = 0x6b697465

const MIGRATIONS = migrations('postgres')

/** Unlogged, as it need not survive a crash: https://www.postgresql.org/docs/current/sql-createtable.html */
const RATE_LIMITS =
  'CREATE UNLOGGED TABLE IF NOT EXISTS rate_limits (client TEXT PRIMARY KEY, used_until DOUBLE PRECISION NOT NULL)'

/**
 * Opens a PostgreSQL database that several servers share, creating and migrating its tables as needed.
 * Throws `OwnerError`, without the address, which holds a password.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'site-messages',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    types: { getTypeParser },
  })
  // A connection that breaks must not end the server: the next query opens another.
  pool.on('connect', (client) => client.on('error', noteBroken))
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = closeOnce(db)
  try {
    await migrate(db)
    return { db, file: undefined, close }
  } catch (error) {
    await close()
    const { message, errors = [] } = error as AggregateError
    const reason = message || errors.map((one) => (one as Error).message).join(', ')
    throw new OwnerError(`The database of DATABASE_URL cannot be used: ${reason}.`)
  }
}

const noteBroken = ({ message }: Error) =>
  log('note', { text: `A connection to the database broke: ${message}` })

/** Parses 64-bit integers as numbers: all of them are times and counts, below 2^53. */
const getTypeParser: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === types.builtins.INT8 ? Number : types.getTypeParser(id, format as 'text')

function closeOnce(db: Kysely<Tables>) {
  let closed: Promise<void> | undefined
  return () => {
    closed ??= db.destroy()
    return closed
  }
}

/** Several servers may start at the same time; they migrate one after the other. */
async function migrate(db: Kysely<Tables>) {
  await db.transaction().execute(async (db) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db)
    await sql`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)`.execute(db)
    const { rows } = await sql<{ version: number }>`SELECT version FROM schema_version`.execute(db)
    const version = rows[0]?.version ?? 0
    if (version > MIGRATIONS.length) throw new Error('a newer version of this program wrote it')
    for (const step of MIGRATIONS.slice(version)) await sql.raw(step).execute(db)
    await sql.raw(RATE_LIMITS).execute(db)
    await sql`DELETE FROM schema_version`.execute(db)
    await sql`INSERT INTO schema_version VALUES (${sql.lit(MIGRATIONS.length)})`.execute(db)
  })
}
