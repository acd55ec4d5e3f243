import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OwnerError } from '../owner-error.ts'

/** Beside the messages; empty. */
const LOCK_FILE = 'server.lock'

/**
 * Holds a folder of messages for this one server, until it lets go or ends in whatever way: two
 * would both mail what waits. The lock is SQLite's on a file of its own, so the command line can
 * work with the messages meanwhile. Throws `OwnerError` if another server holds it.
 */
export function holdFolder(folder: string) {
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new OwnerError(
      `Another server works with the messages in ${folder}: stop it, or choose another folder with DATA_DIR.`,
    )
  }
  return { letGo: () => lock.close() }
}
