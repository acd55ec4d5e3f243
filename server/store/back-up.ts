import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { copyMessages } from './copy-messages.ts'
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

/**
 * Copies an open SQLite database to a file, as it is at this moment: others may go on writing
 * (`VACUUM INTO`, https://www.sqlite.org/lang_vacuum.html). The file is complete or not there.
 * @returns the path of the file
 * @throws if it cannot be written
 */
export async function copyInto({ db }: Database, file: string): Promise<string> {
  const unfinished = `${file}.unfinished`
  try {
    rmSync(unfinished, { force: true })
    // Enquiries are personal data: no other user may read them. `wx` refuses a link that somebody planted.
    closeSync(openSync(unfinished, 'wx', 0o600))
    await sql`VACUUM INTO ${unfinished}`.execute(db)
    const written = openSync(unfinished, 'r+')
    fsyncSync(written)
    closeSync(written)
    renameSync(unfinished, file)
    return file
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
