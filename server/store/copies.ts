import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Database, EnquiryRow, Queries } from './database.ts'
import { batches, letOthersWrite } from './enquiries.ts'
import { DATABASE_FILE, openBackup, openSqlite } from './sqlite.ts'

/**
 * Writes all enquiries, as they are at this moment, into a new SQLite file, which `restore` reads. Servers
 * may go on writing.
 * @throws if it cannot be written
 */
export async function backUp({ db, file }: Database, path: string): Promise<void> {
  if (file) return copyInto(file, path)
  await inTemporaryFolder(async (folder) => {
    const copy = await openSqlite(folder)
    try {
      // All queries read one snapshot: https://www.postgresql.org/docs/current/transaction-iso.html
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((from) => copyEnquiries(from, copy))
      if (copy.file) copyInto(copy.file, path)
    } finally {
      await copy.close()
    }
  })
}

/**
 * Adds the enquiries of a SQLite file, with the state of their jobs; those already there stay unchanged.
 * @returns the number of added enquiries
 * @throws OwnerError if the file cannot be used; the database is unchanged then
 */
export function restore(database: Database, path: string): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    const backup = openBackup(path)
    try {
      copyInto(backup, join(folder, DATABASE_FILE))
    } finally {
      backup.close()
    }
    // Migrates the copy; the file stays as it is.
    const copy = await openSqlite(folder)
    try {
      return await copyEnquiries(copy.db, database)
    } finally {
      await copy.close()
    }
  })
}

async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-enquiries-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Copies an open SQLite database to a file (`VACUUM INTO`, https://www.sqlite.org/lang_vacuum.html). The
 * file is complete or not there.
 */
export function copyInto(file: DatabaseSync, path: string): void {
  const unfinished = `${path}.unfinished`
  try {
    rmSync(unfinished, { force: true })
    // Enquiries are personal data: no other user may read them. `wx` refuses a link that somebody planted.
    closeSync(openSync(unfinished, 'wx', 0o600))
    file.prepare('VACUUM INTO ?').run(unfinished)
    const written = openSync(unfinished, 'r+')
    fsyncSync(written)
    closeSync(written)
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Copies in batches, so that servers can store enquiries meanwhile; a copy that broke off can be repeated. */
async function copyEnquiries(from: Queries, to: Database): Promise<number> {
  let count = 0
  for await (const rows of batches(from)) {
    const added = await to.db.transaction().execute((db) => copyBatch(rows, from, db))
    if (added > 0) await letOthersWrite()
    count += added
  }
  return count
}

async function copyBatch(rows: EnquiryRow[], from: Queries, to: Queries): Promise<number> {
  const added = await to
    .insertInto('enquiries')
    .values(rows.map(({ number, ...row }) => row))
    .onConflict((taken) => taken.column('id').doNothing())
    .returning(['id', 'digest_job', 'deletion_job'])
    .execute()
  if (added.length === 0) return 0
  const ids = added.map(({ id }) => id)
  const notices = added.flatMap((row) => [row.digest_job ?? '', row.deletion_job ?? ''])
  const jobs = await from
    .selectFrom('jobs')
    .selectAll()
    .where((is) => is.or([is('enquiry_id', 'in', ids), is('id', 'in', [...new Set(notices)])]))
    .execute()
  if (jobs.length > 0)
    await to
      .insertInto('jobs')
      .values(jobs.map((job) => ({ ...job, claimed_until: null })))
      .onConflict((taken) => taken.column('id').doNothing())
      .execute()
  return added.length
}
