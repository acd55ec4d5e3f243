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
import { OwnerError } from '../owner-error.ts'
import { printableLine } from '../printable.ts'

export const DATABASE_FILE = 'messages.db'

/** How long a program waits for another one that is writing. */
export const BUSY_MS = 5000

/** One entry per version of the database schema. Append only; never change a released entry. */
export const MIGRATIONS = [
  `CREATE TABLE messages (
     id TEXT PRIMARY KEY,
     received_at INTEGER NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     email_key TEXT NOT NULL,
     message TEXT NOT NULL,
     details TEXT NOT NULL,
     digest TEXT NOT NULL,
     suspicion TEXT,
     self_test INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE INDEX messages_by_time ON messages (received_at);
   CREATE INDEX messages_by_email ON messages (email_key);
   CREATE TABLE deliveries (
     message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
     channel TEXT NOT NULL,
     status TEXT NOT NULL DEFAULT 'waiting',
     attempts INTEGER NOT NULL DEFAULT 0,
     first_attempt_at INTEGER,
     next_attempt_at INTEGER NOT NULL,
     done_at INTEGER,
     last_error TEXT,
     PRIMARY KEY (message_id, channel)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX deliveries_due ON deliveries (channel, attempts, next_attempt_at) WHERE status = 'waiting';
   CREATE INDEX deliveries_done ON deliveries (channel, done_at) WHERE status <> 'waiting';
   CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
  // Notices to the owner about several messages; each message is in at most one notice of each kind.
  `ALTER TABLE messages ADD COLUMN quarantined INTEGER NOT NULL DEFAULT 0;
   UPDATE messages SET quarantined = 1 WHERE suspicion IS NOT NULL;
   CREATE INDEX messages_quarantined ON messages (received_at) WHERE quarantined = 1;
   CREATE TABLE notices (
     id INTEGER PRIMARY KEY,
     kind TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     first_attempt_at INTEGER,
     next_attempt_at INTEGER NOT NULL,
     told_at INTEGER,
     sent_at INTEGER,
     last_error TEXT
   ) STRICT;
   CREATE TABLE notice_messages (
     kind TEXT NOT NULL,
     message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
     notice_id INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
     PRIMARY KEY (kind, message_id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX notice_messages_by_message ON notice_messages (message_id);
   CREATE INDEX notice_messages_by_notice ON notice_messages (notice_id);`,
]

/**
 * Opens the database in `folder`, creating and migrating it as needed. Throws `OwnerError`.
 * @param name of the file, if it is a backup
 */
export function openDatabase(folder: string, name = DATABASE_FILE): DatabaseSync {
  const file = join(folder, name)
  try {
    // Enquiries are personal data: no other user of the machine may read them.
    makeFolder(folder)
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
    const database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
    // FULL: a commit returns once it is on the disk, so an acknowledged message survives a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(database)
    return database
  } catch (error) {
    throw new OwnerError(`Messages cannot be stored in ${file}: ${(error as Error).message}.`)
  }
}

/**
 * Opens the database read-only, even where nothing may be written: the folder of another user, or a
 * backup on a read-only medium.
 */
export function openForReading(folder: string, name = DATABASE_FILE): DatabaseSync {
  const file = join(folder, name)
  if ([folder, file].every(isWritable)) return openDatabase(folder, name)
  try {
    const database = openReadOnly(file)
    if (versionOf(database) === MIGRATIONS.length) return database
    database.close()
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
 * @throws OwnerError if it is damaged, no database of this program, or from a newer version
 */
export function openBackup(file: string): DatabaseSync {
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
    return backup
  } catch (error) {
    backup?.close()
    if (error instanceof OwnerError) throw error
    throw new OwnerError(`${file} cannot be read: ${(error as Error).message}.`)
  }
}

function openReadOnly(file: string): DatabaseSync {
  const url = pathToFileURL(file)
  // No WAL means that no other program uses the database. SQLite would try to create one, and fail.
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

function migrate(database: DatabaseSync) {
  const version = () => versionOf(database)
  if (version() === MIGRATIONS.length) return
  if (version() > MIGRATIONS.length) throw new Error('a newer version of this program wrote it')
  inTransaction(database, () => {
    for (const step of MIGRATIONS.slice(version())) database.exec(step)
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  })
}

/** Runs `work` in one transaction. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // When the disk is full, SQLite has already rolled back.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
