import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { OwnerError } from '../../contract/owner-error.ts'
import type { Settings } from '../settings.ts'
import { backUp } from './copies.ts'
import type { Database, Tables } from './database.ts'
import { migrate } from './migrations.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

export const DATABASE_FILE = 'enquiries.db'
/** Its name before 1.0.0. */
const FORMER_FILE = 'messages.db'

/** Opens the database that the settings name; a file is created if there is none. @throws OwnerError */
export async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<Database> {
  if (!databaseUrl) return openSqlite(dataDir)
  // Most owners have no PostgreSQL: its driver need not be loaded for them.
  return (await import('./postgres.ts')).openPostgres(databaseUrl)
}

/** Opens the database in `folder`, which is created if there is none. @throws OwnerError */
export async function openSqlite(folder: string): Promise<Database> {
  const path = join(folder, DATABASE_FILE)
  let file: DatabaseSync | undefined
  try {
    // Enquiries are personal data: no other user of the machine may read them.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const former = join(folder, FORMER_FILE)
    if (existsSync(former) && !existsSync(path)) backUpFile(former, path)
    const opened = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
    file = opened
    chmodSync(path, 0o600)
    const database: Database = {
      db: new Kysely<Tables>({ dialect: sqliteDialect(opened, stayingAt(path)) }),
      now: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
      file: opened,
      async close() {
        if (opened.isOpen) opened.close()
      },
    }
    // FULL: a commit returns once it is on the disk, so an acknowledged enquiry survives a power cut.
    for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
      await sql.raw(`PRAGMA ${setting}`).execute(database.db)
    await migrate(database.db, 'sqlite', (next) => keepOlder(folder, path, next))
    return database
  } catch (error) {
    file?.close()
    throw new OwnerError(`Enquiries cannot be stored in ${path}: ${(error as Error).message}.`)
  }
}

/** Copies a file that a migration is about to change. @throws OwnerError while a server works with it */
function keepOlder(folder: string, path: string, migration: string) {
  acquireLock(folder).close()
  const copy = join(folder, `enquiries-before-${migration}.db`)
  // A migration that failed has left one.
  rmSync(copy, { force: true })
  backUpFile(path, copy)
  console.error(`${path} is brought to a new form. Delete ${copy}, its old one, when all is well.`)
}

function backUpFile(path: string, copy: string) {
  using file = new DatabaseSync(path, { readOnly: true })
  backUp(file, copy)
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
 * Locks a data folder for this server: two would both mail what waits. It is a SQLite lock on a file of its own, so that
 * the commands can use the database. @throws OwnerError if another server holds it
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
