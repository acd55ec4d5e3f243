import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { acquireLock } from './acquire-lock.ts'
import { copyInto } from './back-up.ts'
import { copyMessages } from './copy-messages.ts'
import { inTransaction } from './database.ts'
import { inFileName, moveDatabase, removeDatabase } from './move-files.ts'
import { openDatabase } from './open-database.ts'
import { DATABASE_FILE, makeFolder, openBackup, openSqlite } from './open-sqlite.ts'
import { countMessages } from './read-enquiries.ts'

/** The backup, copied into the data folder and migrated. */
const COPY = 'messages-to-restore.db'

/**
 * Adds the messages of a backup, with the state of their deliveries and digests; those already there
 * stay unchanged. Servers may run.
 * @returns the number of added messages
 * @throws OwnerError if the backup cannot be used
 */
export async function restoreMessages(settings: Settings, file: string): Promise<number> {
  const copy = await copyBackup(settings.dataDir, file)
  const from = openSqlite(settings.dataDir, COPY)
  try {
    const database = await openDatabase(settings)
    const adding = inTransaction(database, (db) => copyMessages(from.db, db))
    return await adding.finally(() => database.close())
  } finally {
    await from.close()
    removeDatabase(copy)
  }
}

/**
 * Replaces the SQLite database in the folder with a backup, even if that database is damaged. The former
 * database stays in the folder under another name.
 * @returns the path of the former database, if there was one, and the number of messages that are there now
 * @throws OwnerError if the backup cannot be used, or a server runs
 */
export async function replaceDatabase(folder: string, file: string, now: number) {
  makeFolder(folder)
  const held = acquireLock(folder)
  try {
    const copy = await copyBackup(folder, file)
    const current = join(folder, DATABASE_FILE)
    const former = existsSync(current)
      ? join(folder, `messages-before-${inFileName(now)}.db`)
      : undefined
    if (former) moveDatabase(current, former)
    moveDatabase(copy, current)
    const database = openSqlite(folder)
    const count = await countMessages(database)
    await database.close()
    return { former, count }
  } finally {
    held.close()
  }
}

/**
 * Moves all messages from the SQLite file into the PostgreSQL database that the settings name. The
 * file stays in the folder under another name, so that no server mails its messages again.
 * @returns the path of the file, and the number of messages that are new in PostgreSQL
 * @throws OwnerError if a server runs on the file, or PostgreSQL cannot be used
 */
export async function moveMessages(settings: Settings, now: number) {
  const { dataDir } = settings
  const held = acquireLock(dataDir)
  const from = openSqlite(dataDir)
  try {
    const database = await openDatabase(settings)
    const adding = inTransaction(database, (db) => copyMessages(from.db, db))
    const count = await adding.finally(() => database.close())
    await from.close()
    const former = join(dataDir, `messages-moved-${inFileName(now)}.db`)
    moveDatabase(join(dataDir, DATABASE_FILE), former)
    return { former, count }
  } finally {
    await from.close()
    held.close()
  }
}

/** Copies a backup into the data folder and migrates the copy; the backup stays as it is. */
async function copyBackup(folder: string, file: string): Promise<string> {
  const backup = openBackup(file)
  const copy = join(folder, COPY)
  try {
    makeFolder(folder)
    removeDatabase(copy)
    await copyInto(backup, copy)
  } finally {
    await backup.close()
  }
  await openSqlite(folder, COPY).close()
  return copy
}
