import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyMessages } from './copy-messages.ts'
import { copyInto } from './copy-out.ts'
import { type Database, inTransaction } from './database.ts'
import { openSqlite } from './open-sqlite.ts'

/**
 * Writes all messages, as they are at this moment, into a new SQLite file, which `restoreMessages`
 * reads. Servers may go on writing.
 * @throws if it cannot be written
 */
export async function backUp(database: Database, file: string) {
  if (database.file) return copyInto(database, file)
  const folder = mkdtempSync(join(tmpdir(), 'site-messages-'))
  const copy = openSqlite(folder)
  try {
    // All queries read one snapshot: https://www.postgresql.org/docs/current/transaction-iso.html
    await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((from) => inTransaction(copy, (to) => copyMessages(from, to)))
    return await copyInto(copy, file)
  } finally {
    await copy.close()
    rmSync(folder, { recursive: true })
  }
}
