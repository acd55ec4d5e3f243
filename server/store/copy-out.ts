import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { makeFolder } from './open-sqlite.ts'

/**
 * Copies an open SQLite database, whose own files may be deleted, to a new file: in `folder`, which
 * is created if necessary, or else in the system's folder for temporary files. Replaces a copy of the
 * same name.
 * @returns the path of the copy
 * @throws if neither folder can be written
 */
export async function copyOut(database: Database, folder: string, name: string): Promise<string> {
  try {
    makeFolder(folder)
    return await copyInto(database, join(folder, name))
  } catch {
    return copyInto(database, join(tmpdir(), name))
  }
}

/**
 * Copies an open SQLite database to a file, as it is at this moment: others may go on writing
 * (`VACUUM INTO`, https://www.sqlite.org/lang_vacuum.html). The file is complete or not there.
 * @returns the path of the file
 * @throws if it cannot be written
 */
export async function copyInto({ db }: Database, file: string): Promise<string> {
  const unfinished = `${file}.unfinished`
  try {
    rmSync(unfinished, { force: true })
    // Enquiries are personal data: no other user may read them. `wx` refuses a link that somebody planted.
    closeSync(openSync(unfinished, 'wx', 0o600))
    await sql`VACUUM INTO ${unfinished}`.execute(db)
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
