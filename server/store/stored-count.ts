import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Beside the database: the number of the last enquiry that was stored, or the alarm that there are fewer. */
const FILE = 'stored-enquiries.txt'

/**
 * Notices that enquiries are missing: an older copy was put over the database, its file was emptied, or its
 * write-ahead log deleted. Their numbers only grow, also when enquiries are deleted.
 * @param folder the folder of a SQLite database; several servers on PostgreSQL have none
 */
export async function storedCount({ db }: Database, folder: string) {
  const path = join(folder, FILE)
  const { rows } = await sql<{ number: number }>`
    SELECT seq AS number FROM sqlite_sequence WHERE name = 'enquiries'`.execute(db)
  const known = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const last = rows[0]?.number ?? 0
  let isMissing = known.trim() !== '' && !(Number(known) <= last)
  if (!isMissing) write(String(last))
  else if (Number(known) > last)
    write(
      `Enquiries are missing: the database has stored ${last} in all, but its server had stored ${known}. Restore a backup. Then, or if all is well, delete ${path}`,
    )

  function write(text: string) {
    try {
      writeFileSync(path, text, { mode: 0o600 })
    } catch {
      // A full disk: the enquiry itself is stored, and the next one tries again.
    }
  }

  return {
    /** The alarm, until the owner deletes the file. */
    missing(): string | undefined {
      isMissing &&= existsSync(path)
      return isMissing ? readFileSync(path, 'utf8') : undefined
    },
    /** Call when an enquiry with this number has been stored. */
    remember(number: number) {
      if (!isMissing) write(String(number))
    },
  }
}
