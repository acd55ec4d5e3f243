import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { openSqlite } from './sqlite.ts'

/**
 * Opens the database that the settings name: PostgreSQL with `DATABASE_URL`, or else the file in
 * `DATA_DIR`, which is created if there is none.
 * @throws OwnerError
 */
export async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<Database> {
  if (!databaseUrl) return openSqlite(dataDir)
  // Most owners have no PostgreSQL: its driver need not be loaded for them.
  return (await import('./postgres.ts')).openPostgres(databaseUrl)
}
