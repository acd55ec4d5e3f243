import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OwnerError } from '../owner-error.ts'
import { watchFiles } from './watch-files.ts'

/** Beside the messages; empty. */
const LOCK_FILE = 'server.lock'

/**
 * Holds a folder of messages for this one server, until it lets go or ends in whatever way: two
 * would both mail what waits. The lock is SQLite's on a file of its own, so the command line can
 * work with the messages meanwhile. Throws `OwnerError` if another server holds it.
 */
export function acquireLock(folder: string) {
  let held = acquire(folder)
  return {
    /** Acquires the lock again where its file was deleted: a lock on a deleted file keeps nobody out. */
    renew() {
      if (held.isInPlace()) return
      const renewed = acquire(folder)
      held.lock.close()
      held = renewed
    },
    letGo: () => held.lock.close(),
  }
}

export type Held = ReturnType<typeof acquireLock>

function acquire(folder: string) {
  const file = join(folder, LOCK_FILE)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return { lock, isInPlace: watchFiles([file]) }
  } catch {
    lock.close()
    throw new OwnerError(
      `Another server works with the messages in ${folder}: stop it, or choose another folder with DATA_DIR.`,
    )
  }
}
