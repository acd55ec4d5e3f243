import { join } from 'node:path'
import type { Held } from '../store/acquire-lock.ts'
import { copyOut } from '../store/copy-out.ts'
import type { Database } from '../store/database.ts'
import { DATABASE_FILE } from '../store/open-sqlite.ts'
import { watchFiles } from '../store/watch-files.ts'
import type { Alarms } from './alarms.ts'

export interface GuardOptions {
  database: Database
  /** The folder of the database. */
  folder: string
  held: Held
  alarms: Alarms
  now: () => number
  log(line: string): void
}

/**
 * Notices that the files of the open database were deleted or replaced, as `git clean -fdx` and
 * `rsync --delete` do. This process can go on using the deleted files, but they are gone once it
 * ends. So it refuses messages, tells the owner, and copies the open database to a new file.
 */
export function fileGuard({ database, folder, held, alarms, now, log }: GuardOptions) {
  // All three are needed: the latest commits are in the WAL, and SQLite finds them by its index.
  const files = ['', '-wal', '-shm'].map((end) => join(folder, DATABASE_FILE + end))
  const areInPlace = watchFiles(files)
  let name: string | undefined
  let copy: string | undefined

  /** Whether the files are in place. If not, sets the alarm and makes the first copy. */
  async function watch(): Promise<boolean> {
    const isFine = areInPlace()
    if (isFine) {
      name = undefined
      copy = undefined
      alarms.set('files', undefined)
    } else if (name === undefined) {
      name = `messages-rescued-${new Date(now()).toISOString().replace(/\W/g, '-')}.db`
      await copyAgain()
    }
    renewLock()
    return isFine
  }

  /** While the files are gone: copies again if the database changed or the copy was deleted. */
  async function copyAgain() {
    if (name === undefined) return
    const before = copy
    try {
      copy = await copyOut(database, folder, name)
      if (copy !== before) log(`All messages are copied to ${copy}`)
    } catch (error) {
      log(`The messages cannot be copied: ${(error as Error).message}`)
    }
    alarms.set('files', inWords(folder, copy))
  }

  function renewLock() {
    try {
      held.renew()
    } catch {
      // Another server holds the lock, or the folder is gone: the alarm is already on.
    }
  }

  return {
    watch,
    copyAgain,
    /** Throws if the files are gone. */
    async check() {
      if (!(await watch())) throw new Error(`the files of the database are gone from ${folder}`)
    },
  }
}

const inWords = (folder: string, copy: string | undefined) =>
  `The files of the messages were deleted from ${folder} under the running server: enquiries are refused. ` +
  (copy === undefined
    ? 'The messages could not be copied: do not stop the server before there is room for them'
    : `Restart the server, then bring the messages back: npm run messages -- restore ${copy}`)
