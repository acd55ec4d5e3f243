import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OwnerError } from '../owner-error.ts'
import { watchFiles } from './watch-files.ts'

/** An empty file beside the database. */
const LOCK_FILE = 'server.lock'

const SQLITE_BUSY = 5

/**
 * Locks a data folder for this server until it releases the lock or ends in any way: two servers
 * would both mail the waiting messages. These are SQLite locks on files of their own, so that the command
 * line can use the database meanwhile. One file is in the folder; the other is in the system's temporary
 * folder, where it outlasts a deletion of the first. Throws `OwnerError` if another server holds a lock.
 */
export function acquireLock(folder: string) {
  const outsideFile = fileOutside(folder)
  const outside = acquireOutside(outsideFile, folder)
  let held: Lock
  try {
    held = acquire(folder)
  } catch (error) {
    outside?.close()
    throw error
  }
  return {
    /** Acquires the folder's lock again if its file was deleted: a lock on a deleted file excludes nobody. */
    renew() {
      if (held.isInPlace()) return
      const renewed = acquire(folder)
      held.lock.close()
      held = renewed
    },
    letGo() {
      held.lock.close()
      if (!outside) return
      outside.close()
      try {
        rmSync(outsideFile)
      } catch {
        // Windows refuses this if the next server has already opened the file.
      }
    },
  }
}

export type Held = ReturnType<typeof acquireLock>

type Lock = ReturnType<typeof acquire>

function acquire(folder: string) {
  const file = join(folder, LOCK_FILE)
  try {
    return { lock: lockFile(file), isInPlace: watchFiles([file]) }
  } catch {
    throw inUse(folder)
  }
}

/** The path of the lock file outside the folder: one per folder, however its path is written. */
function fileOutside(folder: string): string {
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex')
  return join(tmpdir(), `site-messages-${digest.slice(0, 16)}.lock`)
}

/** The lock outside the folder; undefined if the temporary folder cannot be written. */
function acquireOutside(file: string, folder: string): DatabaseSync | undefined {
  try {
    return lockFile(file)
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw inUse(folder)
    return undefined
  }
}

function lockFile(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

const inUse = (folder: string) =>
  new OwnerError(
    `Another server works with the messages in ${folder}: stop it, or choose another folder with DATA_DIR.`,
  )
