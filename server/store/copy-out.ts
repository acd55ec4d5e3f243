import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { makeFolder } from './open-database.ts'

/**
 * Copies an open database, whose own files may be deleted, into a new file: in `folder`, which is
 * made again if need be, or else in the system's folder for temporary files. A copy of the same
 * name is replaced.
 * @returns where the copy is
 * @throws where neither folder takes it
 */
export function copyOut(database: DatabaseSync, folder: string, name: string): string {
  try {
    makeFolder(folder)
    return copyInto(database, join(folder, name))
  } catch {
    return copyInto(database, join(tmpdir(), name))
  }
}

function copyInto(database: DatabaseSync, file: string): string {
  const unfinished = `${file}.unfinished`
  try {
    rmSync(unfinished, { force: true })
    // Enquiries are personal: no other user of the machine may read them. Nor follow a link there.
    closeSync(openSync(unfinished, 'wx', 0o600))
    database.prepare('VACUUM INTO ?').run(unfinished)
    const written = openSync(unfinished, 'r+')
    fsyncSync(written)
    closeSync(written)
    renameSync(unfinished, file)
    return file
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
