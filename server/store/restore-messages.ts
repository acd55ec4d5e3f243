import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { acquireLock } from './acquire-lock.ts'
import { copyInto } from './copy-out.ts'
import {
  DATABASE_FILE,
  inTransaction,
  makeFolder,
  openBackup,
  openDatabase,
} from './open-database.ts'

/** The backup, copied into the data folder and migrated. */
const COPY = 'messages-to-restore.db'

/**
 * Adds the messages of a backup, with the state of their deliveries and digests; those already there
 * stay unchanged. The server may run.
 * @returns the number of added messages
 * @throws OwnerError if the backup cannot be used
 */
export function restoreMessages(folder: string, file: string): number {
  const copy = copyBackup(folder, file)
  const database = openDatabase(folder)
  try {
    return addFrom(database, copy)
  } finally {
    database.close()
    removeDatabase(copy)
  }
}

/**
 * Puts a backup in place of all messages, also of a database that is damaged. The former database
 * stays in the folder under another name.
 * @returns its path, if there was one, and the number of messages that are there now
 * @throws OwnerError if the backup cannot be used, or a server runs
 */
export function replaceDatabase(folder: string, file: string, now: number) {
  makeFolder(folder)
  const held = acquireLock(folder)
  try {
    const copy = copyBackup(folder, file)
    const current = join(folder, DATABASE_FILE)
    const time = new Date(now).toISOString().replace(/\W/g, '-')
    const former = existsSync(current) ? join(folder, `messages-before-${time}.db`) : undefined
    if (former) moveDatabase(current, former)
    moveDatabase(copy, current)
    const database = openDatabase(folder)
    const row = database.prepare('SELECT count(*) AS count FROM messages').get()
    database.close()
    return { former, count: Number(row?.count) }
  } finally {
    held.letGo()
  }
}

/** Copies a backup into the data folder and migrates the copy; the backup stays as it is. */
function copyBackup(folder: string, file: string): string {
  const backup = openBackup(file)
  const copy = join(folder, COPY)
  try {
    makeFolder(folder)
    removeDatabase(copy)
    copyInto(backup, copy)
  } finally {
    backup.close()
  }
  openDatabase(folder, COPY).close()
  return copy
}

/** A database and the files that SQLite keeps beside it. */
const filesOf = (database: string) => ['', '-wal', '-shm'].map((end) => database + end)

function removeDatabase(database: string) {
  for (const file of filesOf(database)) rmSync(file, { force: true })
}

function moveDatabase(from: string, to: string) {
  const targets = filesOf(to)
  for (const [index, file] of filesOf(from).entries())
    if (existsSync(file)) renameSync(file, targets[index] ?? to)
}

/**
 * Everything but the messages comes first, while the query can still tell which of them are new. The
 * notices get numbers before those that are there: the latest one must stay the latest.
 */
function addFrom(database: DatabaseSync, copy: string): number {
  const isNew = 'message_id NOT IN (SELECT id FROM main.messages)'
  database.prepare('ATTACH DATABASE ? AS copy').run(copy)
  try {
    return inTransaction(database, () => {
      const ids = database
        .prepare(
          `SELECT coalesce((SELECT min(id) FROM main.notices), max(id) + 1) - max(id) - 1 AS shift
           FROM copy.notices`,
        )
        .get()
      const shift = Number(ids?.shift ?? 0)
      database.exec(`PRAGMA defer_foreign_keys = ON;
        INSERT INTO main.deliveries SELECT * FROM copy.deliveries WHERE ${isNew};
        INSERT INTO main.notices
          SELECT id + ${shift}, kind, created_at, attempts, first_attempt_at, next_attempt_at,
            told_at, sent_at, last_error
          FROM copy.notices
          WHERE id IN (SELECT notice_id FROM copy.notice_messages WHERE ${isNew});
        INSERT INTO main.notice_messages SELECT kind, message_id, notice_id + ${shift}
          FROM copy.notice_messages WHERE ${isNew}`)
      const { changes } = database
        .prepare(
          `INSERT INTO main.messages SELECT * FROM copy.messages
           WHERE id NOT IN (SELECT id FROM main.messages)`,
        )
        .run()
      return Number(changes)
    })
  } finally {
    database.exec('DETACH DATABASE copy')
  }
}
