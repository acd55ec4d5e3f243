import type { DatabaseSync } from 'node:sqlite'
import { emailKey } from './insert-messages.ts'
import { inTransaction } from './open-database.ts'

/** Deletes one message; returns how many there were. */
export function eraseMessage(database: DatabaseSync, id: string): number {
  return erase(database, 'id = ?', id)
}

/** Deletes all that came from an e-mail address, quarantine included; returns how many there were. */
export function eraseSender(database: DatabaseSync, email: string): number {
  return erase(database, 'email_key = ?', emailKey(email))
}

function erase(database: DatabaseSync, where: string, value: string): number {
  const { changes } = inTransaction(database, () =>
    database.prepare(`DELETE FROM messages WHERE ${where}`).run(value),
  )
  if (changes > 0) wipe(database)
  return Number(changes)
}

/**
 * Leaves no trace of deleted messages in the database's files. What this program deletes is
 * overwritten already (`secure_delete`); what other programs left behind goes when the file is
 * written anew. Then the log, which holds pages as they were, is emptied.
 */
function wipe(database: DatabaseSync) {
  database.exec('PRAGMA temp_store = MEMORY')
  database.exec('VACUUM')
  // Somebody who reads at this moment keeps the log from being emptied; SQLite waits for them.
  const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
  if (row?.busy !== 0) {
    throw new Error('The messages are deleted, but their traces are not: delete once more.')
  }
}
