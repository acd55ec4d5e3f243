import type { DatabaseSync } from 'node:sqlite'
import { emailKey } from './insert-enquiries.ts'
import { keyValueStore } from './key-value-store.ts'
import { inTransaction } from './open-database.ts'

/** Deletes one message; returns the number deleted. Call `wipeTraces` afterwards. */
export function eraseEnquiry(database: DatabaseSync, id: string): number {
  return erase(database, 'id = ?', id)
}

/** Deletes all messages from an e-mail address, quarantined ones included. Otherwise as above. */
export function eraseSender(database: DatabaseSync, email: string): number {
  return erase(database, 'email_key = ?', emailKey(email))
}

function erase(database: DatabaseSync, where: string, value: string): number {
  return inTransaction(database, () => {
    const { changes } = database.prepare(`DELETE FROM messages WHERE ${where}`).run(value)
    if (changes > 0) keyValueStore(database).noteWipeOwed('file')
    return Number(changes)
  })
}
