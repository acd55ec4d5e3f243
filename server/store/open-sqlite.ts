import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Kysely } from 'kysely'
import { OwnerError } from '../owner-error.ts'
import { printableLine } from '../printable.ts'
import type { Database } from './database.ts'
import { migrations } from './migrations.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export const DATABASE_FILE = 'messages.db'

/** How long a program waits for another one that is writing. */
export const BUSY_MS = 5000

const MIGRATIONS = migrations('sqlite')

/**
 * Opens the database in `folder`, creating and migrating it as needed. Throws `OwnerError`.
 * @param name of the file, if it is a backup
 */
export function openSqlite(folder: string, name = DATABASE_FILE): Database {
  const file = join(folder, name)
  try {
    // Enquiries are personal data: no other user of the machine may read them.
    makeFolder(folder)
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
    const opened = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
    // FULL: a commit returns once it is on the disk, so an acknowledged message survives a power cut.
    opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(opened)
    return withQueries(opened)
  } catch (error) {
    throw new OwnerError(`Messages cannot be stored in ${file}: ${(error as Error).message}.`)
  }
}

/**
 * Opens the database read-only, even where nothing may be written: the folder of another user, or a
 * backup on a read-only medium.
 */
export function openForReading(folder: string, name = DATABASE_FILE): Database {
  const file = join(folder, name)
  if ([folder, file].every(isWritable)) return openSqlite(folder, name)
  try {
    const opened = openReadOnly(file)
    if (versionOf(opened) === MIGRATIONS.length) return withQueries(opened)
    opened.close()
    throw new Error('another version of this program wrote it, and it cannot be upgraded there')
  } catch (error) {
    throw new OwnerError(`Messages cannot be read from ${file}: ${(error as Error).message}.`)
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
 * @throws OwnerError if it is damaged, not a database of this program, or from a newer version
 */
export function openBackup(file: string): Database {
  let backup: DatabaseSync | undefined
  try {
    backup = openReadOnly(file)
    const version = versionOf(backup)
    const problem = backup.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    if (problem !== 'ok')
      throw new OwnerError(`${file} is damaged: ${printableLine(String(problem))}.`)
    const tables = "SELECT 1 FROM sqlite_schema WHERE name = 'messages'"
    if (version === 0 || !backup.prepare(tables).get())
      throw new OwnerError(`${file} is no copy of the messages.`)
    if (version > MIGRATIONS.length)
      throw new OwnerError(`${file} is from a newer version of this program: update it first.`)
    return withQueries(backup)
  } catch (error) {
    backup?.close()
    if (error instanceof OwnerError) throw error
    throw new OwnerError(`${file} cannot be read: ${(error as Error).message}.`)
  }
}

function openReadOnly(file: string): DatabaseSync {
  const url = pathToFileURL(file)
  // Without a WAL no other program uses the database. SQLite would try to create one and fail.
  if (!existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1')
  return new DatabaseSync(url, { readOnly: true, timeout: BUSY_MS })
}

/** Creates a folder with its parents. Node's `recursive` never returns where the system reports a missing folder, as in /proc. */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

const versionOf = (database: DatabaseSync) =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version)

function withQueries(file: DatabaseSync): Database {
  return {
    db: new Kysely<Tables>({ dialect: sqliteDialect(file) }),
    file,
    async close() {
      if (file.isOpen) file.close()
    },
  }
}

function migrate(file: DatabaseSync) {
  const version = () => versionOf(file)
  if (version() === MIGRATIONS.length) return
  if (version() > MIGRATIONS.length) throw new Error('a newer version of this program wrote it')
  file.exec('BEGIN IMMEDIATE')
  try {
    for (const step of MIGRATIONS.slice(version())) file.exec(step)
    file.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT`)
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK')
    throw error
  }
}
