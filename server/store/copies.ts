import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { OwnerError } from '../../contract/owner-error.ts'
import { printableLine } from '../printable.ts'
import type { Database, EnquiryRow, Job, Queries } from './database.ts'
import { batches, letOthersWrite } from './enquiries.ts'
import { DATABASE_FILE, openSqlite } from './sqlite.ts'

/**
 * Writes all enquiries, as they are at this moment, into a new SQLite file, which `restore` reads. Servers
 * may go on writing.
 * @throws if it cannot be written
 */
export async function backUp({ db, file }: Database, path: string): Promise<void> {
  // Enquiries are personal data: no other user may read them. `wx` refuses a file that is there.
  closeSync(openSync(path, 'wx', 0o600))
  // https://www.sqlite.org/lang_vacuum.html
  const write = (from: DatabaseSync | undefined) => from?.prepare('VACUUM INTO ?').run(path)
  try {
    if (file) return void write(file)
    await withTemporary(async (copy) => {
      // All queries read one snapshot: https://www.postgresql.org/docs/current/transaction-iso.html
      const transaction = db.transaction().setIsolationLevel('repeatable read')
      await transaction.execute((from) => copyEnquiries(from, copy))
      write(copy.file)
    })
  } catch (error) {
    rmSync(path)
    throw error
  }
}

/**
 * Adds the enquiries of a SQLite file, with the state of their jobs; those already there stay unchanged.
 * @returns the number of added enquiries
 * @throws OwnerError if the file cannot be used; the database is unchanged then
 */
export function restore(database: Database, path: string): Promise<number> {
  // Opening a file changes it, so that a copy is opened.
  return withTemporary(
    (copy) => copyEnquiries(copy.db, database),
    (file) => {
      try {
        for (const end of ['', '-wal'])
          if (!end || existsSync(path + end)) copyFileSync(path + end, file + end)
        check(file)
      } catch (error) {
        const { message } = error as Error
        throw new OwnerError(`${path} cannot be restored: ${printableLine(message)}.`)
      }
    },
  )
}

/** Throws if a file is damaged, or not a database of this program. */
function check(path: string) {
  const file = new DatabaseSync(path)
  try {
    const problem = file.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    if (problem !== 'ok') throw new Error(String(problem))
    const tables = "SELECT 1 FROM sqlite_schema WHERE name = 'enquiries'"
    if (!file.prepare(tables).get()) throw new Error('it is no copy of the enquiries')
  } finally {
    file.close()
  }
}

/**
 * Opens a database in a folder that is deleted at the end.
 * @param put puts a file in the place of the new database
 */
async function withTemporary<Result>(
  work: (copy: Database) => Promise<Result>,
  put = (_file: string) => {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-enquiries-'))
  let copy: Database | undefined
  try {
    put(join(folder, DATABASE_FILE))
    copy = await openSqlite(folder)
    return await work(copy)
  } finally {
    await copy?.close()
    rmSync(folder, { recursive: true })
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
    .values(rows)
    .onConflict((taken) => taken.column('id').doNothing())
    .returning(['id', 'digest_job'])
    .execute()
  if (added.length === 0) return 0
  const ids = added.map(({ id }) => id)
  const digests = new Set(added.map((row) => row.digest_job ?? ''))
  const { rows: jobs } = await sql<Job>`SELECT * FROM jobs
    WHERE enquiry_id IN (${sql.join(ids)}) OR id IN (${sql.join([...digests])})`.execute(from)
  if (jobs.length > 0)
    await to
      .insertInto('jobs')
      .values(jobs.map((job) => ({ ...job, claimed_until: null })))
      .onConflict((taken) => taken.column('id').doNothing())
      .execute()
  return added.length
}
