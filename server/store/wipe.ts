import type { DatabaseSync } from 'node:sqlite'
import { keyValueStore } from './key-value-store.ts'
import { BUSY_MS } from './open-database.ts'

/**
 * Leaves no trace of deleted messages in the database's files, if any are left to wipe. What this
 * program deletes is overwritten already (`secure_delete`); what other programs left behind goes
 * when the file is written anew. Then the log, which holds pages as they were, is emptied: whoever
 * reads at this moment keeps it from that, and is waited for so long. Returns whether nothing is
 * left now; if not, it stays written down that something is.
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
