import type { DeleteQueryBuilder, DeleteResult } from 'kysely'
import { type Database, inTransaction, type Queries } from './database.ts'
import { emailKey } from './insert-enquiries.ts'
import { keyValueStore } from './key-value-store.ts'
import type { Tables } from './tables.ts'

/** Deletes one message; returns the number deleted. Call `wipeTraces` afterwards. */
export const eraseEnquiry = (database: Database, id: string): Promise<number> =>
  erase(database, (db) => db.deleteFrom('messages').where('id', '=', id))

/** Deletes all messages from an e-mail address, quarantined ones included. Otherwise as above. */
export const eraseSender = (database: Database, email: string): Promise<number> =>
  erase(database, (db) => db.deleteFrom('messages').where('email_key', '=', emailKey(email)))

function erase(
  database: Database,
  query: (db: Queries) => DeleteQueryBuilder<Tables, 'messages', DeleteResult>,
): Promise<number> {
  return inTransaction(database, async (db) => {
    const { numDeletedRows } = await query(db).executeTakeFirst()
    if (numDeletedRows > 0n) await keyValueStore({ db }).noteWipeOwed('file')
    return Number(numDeletedRows)
  })
}
