import { closeSync, openSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { OwnerError } from '../../contract/owner-error.ts'
import { printableLine } from '../printable.ts'
import type { Database, EnquiryRow, Queries, Tables } from './database.ts'
import { batches } from './enquiries.ts'
import { migrate } from './migrations.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

/** Writes all enquiries of this moment into a new file, which `restore` reads. @throws if it cannot be written */
export function backUp(from: DatabaseSync, path: string): void {
  // Enquiries are personal data: no other user may read them. `wx` refuses a file that is there.
  closeSync(openSync(path, 'wx', 0o600))
  try {
    // https://www.sqlite.org/lang_vacuum.html
    from.prepare('VACUUM INTO ?').run(path)
  } catch (error) {
    rmSync(path)
    throw error
  }
}

/** Adds the enquiries of a SQLite file; those there stay. @returns how many @throws OwnerError for a file of no use */
export async function restore(database: Database, path: string): Promise<number> {
  const copy = await openCopy(path)
  try {
    return await copyEnquiries(copy, database)
  } finally {
    await copy.destroy()
  }
}

/** Opens a copy in memory, in today's form. @throws OwnerError for a file that is damaged, or none of ours */
async function openCopy(path: string): Promise<Queries> {
  // https://www.sqlite.org/inmemorydb.html
  const memory = 'file:copy?mode=memory&cache=shared'
  const copy = new DatabaseSync(memory)
  try {
    using file = new DatabaseSync(path, { readOnly: true })
    const problem = file.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    if (problem !== 'ok') throw new Error(String(problem))
    const ours = "SELECT 1 FROM sqlite_schema WHERE name IN ('enquiries', 'messages')"
    if (!file.prepare(ours).get()) throw new Error('it is no copy of the enquiries')
    file.prepare('VACUUM INTO ?').run(memory)
    const db = new Kysely<Tables>({ dialect: sqliteDialect(copy) })
    await migrate(db, 'sqlite')
    return db
  } catch (error) {
    copy.close()
    throw new OwnerError(`${path} cannot be restored: ${printableLine((error as Error).message)}.`)
  }
}

/** Copies in batches, so that servers can store enquiries meanwhile; a copy that broke off can be repeated. */
async function copyEnquiries(from: Queries, to: Database): Promise<number> {
  let count = 0
  for await (const rows of batches(from)) {
    const added = await to.db.transaction().execute((db) => copyBatch(rows, from, db))
    // Others look every 20 ms whether the file is still locked.
    if (added > 0) await sleep(25)
    count += added
  }
  return count
}

async function copyBatch(rows: EnquiryRow[], from: Queries, to: Queries): Promise<number> {
  const added = await to
    .insertInto('enquiries')
    .values(rows)
    .onConflict((taken) => taken.column('id').doNothing())
    .returning('id')
    .execute()
  if (added.length === 0) return 0
  const ids = added.map(({ id }) => id)
  const jobs = await from.selectFrom('jobs').selectAll().where('enquiry_id', 'in', ids).execute()
  if (jobs.length > 0)
    await to
      .insertInto('jobs')
      .values(jobs.map((job) => ({ ...job, claimed_until: null })))
      .onConflict((taken) => taken.column('id').doNothing())
      .execute()
  return added.length
}
