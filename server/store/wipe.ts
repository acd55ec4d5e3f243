import type { DatabaseSync } from 'node:sqlite'
import { keyValueStore } from './key-value-store.ts'
import { BUSY_MS } from './open-database.ts'

/**
 * Wipes the traces of deleted messages from the files of the database. This program overwrites what it
 * deletes (`secure_delete`); traces of other programs are removed by `VACUUM`. Then the WAL, which
 * holds old pages, is truncated, after waiting up to `patienceMs` for readers. Returns whether nothing
 * is left; if something is, that stays recorded in the key-value store.
 */
export function wipeTraces(database: DatabaseSync, patienceMs: number): boolean {
  const known = keyValueStore(database)
  const owed = known.wipeOwed()
  if (owed === 'nothing') return true
  database.exec(`PRAGMA busy_timeout = ${patienceMs}`)
  try {
    if (owed === 'file') {
      database.exec('PRAGMA temp_store = MEMORY; VACUUM')
      known.noteWipeOwed('log')
    }
    if (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0) return false
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
  }
  known.noteWipeOwed('nothing')
  return true
}
