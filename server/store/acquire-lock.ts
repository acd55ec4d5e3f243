import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OwnerError } from '../owner-error.ts'
import { watchFiles } from './watch-files.ts'

/** Beside the messages; empty. */
const LOCK_FILE = 'server.lock'

const SQLITE_BUSY = 5

/**
 * Locks a folder of messages for this one server, until it lets go or ends in whatever way: two
 * would both mail what waits. The locks are SQLite's on files of their own, so the command line can
 * work with the messages meanwhile. One file is in the folder; the other in the system's temporary
 * folder, where it outlasts a deletion of the first. Throws `OwnerError` if another server holds one.
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
    /** Acquires the folder's lock again where its file was deleted: a lock on a deleted file keeps nobody out. */
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
        // On Windows, where the next server has it open already.
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

/** One name for each folder, however its path is written. */
function fileOutside(folder: string): string {
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex')
  return join(tmpdir(), `kiteline-${digest.slice(0, 16)}.lock`)
}

/** The lock outside the folder, or nothing where the temporary folder cannot be written. */
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
