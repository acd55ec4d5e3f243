import { DatabaseError } from 'pg'
import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'

/**
 * Opens the database that the settings name: PostgreSQL with `DATABASE_URL`, or else the file in
 * `DATA_DIR`, which is created if there is none. Throws `OwnerError`.
 */
export const openDatabase = async ({ databaseUrl, dataDir }: Settings): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)

/** Whether the database, and not this program, is at fault. */
export const isDatabaseError = (error: unknown): error is Error =>
  error instanceof DatabaseError || (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR'
