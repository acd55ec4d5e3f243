import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { openSqlite } from './open-sqlite.ts'

/**
 * Opens the database that the settings name: PostgreSQL with `DATABASE_URL`, or else the file in
 * `DATA_DIR`, which is created if there is none. Throws `OwnerError`.
 */
export async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<Database> {
  if (!databaseUrl) return openSqlite(dataDir)
  // Most owners have no PostgreSQL: its driver need not be loaded for them.
  const { openPostgres } = await import('./open-postgres.ts')
  return openPostgres(databaseUrl)
}

/** Whether the database, and not this program, is at fault. */
export const isDatabaseError = (error: unknown): error is Error =>
  error instanceof Error &&
  // PostgreSQL gives each of its errors a severity: https://www.postgresql.org/docs/current/protocol-error-fields.html
  ('severity' in error || (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR')
