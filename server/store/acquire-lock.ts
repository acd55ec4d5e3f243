import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OwnerError } from '../owner-error.ts'

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
