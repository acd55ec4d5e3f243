import { sql } from 'kysely'
import type { Database } from './database.ts'
import { keyValueStore, type WipeOwed } from './key-value-store.ts'
import { BUSY_MS } from './open-sqlite.ts'

/**
 * Wipes the traces of deleted messages from the files of the database. In SQLite this program
 * overwrites what it deletes (`secure_delete`); traces of other programs are removed by `VACUUM`. Then
 * the WAL, which holds old pages, is truncated, after waiting up to `patienceMs` for readers.
 * PostgreSQL rewrites its tables; its own log is not this program's to delete. Returns whether nothing
 * is left; otherwise the key-value store still records that something is.
 */
export async function wipeTraces(database: Database, patienceMs: number): Promise<boolean> {
  const known = keyValueStore(database)
  const owed = await known.wipeOwed()
  if (owed === 'nothing') return true
  const wiped = database.file
    ? await wipeFile(database, owed, patienceMs)
    : await sql`VACUUM FULL messages, deliveries`.execute(database.db)
  if (wiped) await known.noteWipeOwed('nothing')
  return Boolean(wiped)
}

/** Runs on the only connection, so that no transaction of this program is under way. */
const wipeFile = ({ db }: Database, owed: WipeOwed, patienceMs: number): Promise<boolean> =>
  db.connection().execute(async (db) => {
    await sql`PRAGMA busy_timeout = ${sql.lit(patienceMs)}`.execute(db)
    try {
      if (owed === 'file') {
        await sql`PRAGMA temp_store = MEMORY`.execute(db)
        await sql`VACUUM`.execute(db)
        await keyValueStore({ db }).noteWipeOwed('log')
      }
      const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
      return rows[0]?.busy === 0
    } finally {
      await sql`PRAGMA busy_timeout = ${sql.lit(BUSY_MS)}`.execute(db)
    }
  })
