import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Kysely, sql } from 'kysely'
import { OwnerError } from '../owner-error.ts'
import { printableLine } from '../printable.ts'
import type { Database, Tables } from './database.ts'
import { isCurrent, migrate } from './migrations.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

export const DATABASE_FILE = 'messages.db'

/**
 * Opens the database in `folder`, creating and migrating it as needed.
 * @param name of the file, if it is a backup
 * @throws OwnerError
 */
export async function openSqlite(folder: string, name = DATABASE_FILE): Promise<Database> {
  const path = join(folder, name)
  let file: DatabaseSync | undefined
  try {
    // Enquiries are personal data: no other user of the machine may read them.
    makeFolder(folder)
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
    chmodSync(path, 0o600)
    file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
    const database = withQueries(file, stayingAt(path))
    // FULL: a commit returns once it is on the disk, so an acknowledged enquiry survives a power cut.
    for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
      await sql.raw(`PRAGMA ${setting}`).execute(database.db)
    await migrate(database.db, 'sqlite')
    return database
  } catch (error) {
    file?.close()
    throw new OwnerError(`Enquiries cannot be stored in ${path}: ${(error as Error).message}.`)
  }
}

/** SQLite would go on writing to a file that was deleted or replaced, where nobody finds what it writes. */
function stayingAt(path: string) {
  const inode = () => statSync(path, { throwIfNoEntry: false })?.ino
  const opened = inode()
  return () => {
    if (inode() === opened) return
    const text = `${path} was deleted or replaced under the running server`
    throw Object.assign(new Error(text), { code: 'ERR_SQLITE_ERROR' })
  }
}

/**
 * Opens the database read-only, even where nothing may be written: the folder of another user, or a
 * backup on a read-only medium.
 */
export async function openForReading(folder: string, name = DATABASE_FILE): Promise<Database> {
  const path = join(folder, name)
  if ([folder, path].every(isWritable)) return openSqlite(folder, name)
  let file: DatabaseSync | undefined
  try {
    file = openReadOnly(path)
    const database = withQueries(file)
    if (await isCurrent(database.db, 'sqlite')) return database
    throw new Error('another version of this program wrote it, and it cannot be upgraded there')
  } catch (error) {
    file?.close()
    throw new OwnerError(`Enquiries cannot be read from ${path}: ${(error as Error).message}.`)
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Opens a backup, which is neither changed nor migrated.
 * @throws OwnerError if it is damaged, or not a database of this program
 */
export function openBackup(path: string): DatabaseSync {
  let backup: DatabaseSync | undefined
  try {
    backup = openReadOnly(path)
    const problem = backup.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    if (problem !== 'ok')
      throw new OwnerError(`${path} is damaged: ${printableLine(String(problem))}.`)
    const tables = "SELECT 1 FROM sqlite_schema WHERE name IN ('enquiries', 'messages')"
    if (!backup.prepare(tables).get()) throw new OwnerError(`${path} is no copy of the enquiries.`)
    return backup
  } catch (error) {
    backup?.close()
    if (error instanceof OwnerError) throw error
    throw new OwnerError(`${path} cannot be read: ${(error as Error).message}.`)
  }
}

function openReadOnly(path: string): DatabaseSync {
  const url = pathToFileURL(path)
  // Without a WAL no other program uses the database. SQLite would try to create one and fail.
  if (!existsSync(`${path}-wal`)) url.searchParams.set('immutable', '1')
  return new DatabaseSync(url, { readOnly: true, timeout: 0 })
}

/** Creates a folder with its parents. Node's `recursive` never returns where the system reports a missing folder, as in /proc. */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

const withQueries = (file: DatabaseSync, check?: () => void): Database => ({
  db: new Kysely<Tables>({ dialect: sqliteDialect(file, check) }),
  now: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  file,
  async close() {
    if (file.isOpen) file.close()
  },
})

/**
 * Locks a data folder for this server until it closes the lock or ends in any way: two servers would both
 * mail what waits. It is a SQLite lock on a file of its own, so that the commands can use the database.
 * @throws OwnerError if another server holds the lock
 */
export function acquireLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch {
    lock.close()
    throw new OwnerError(
      `Another server works with the enquiries in ${folder}: stop it, or choose another folder with DATA_DIR.`,
    )
  }
}
