import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '../../../server/store/database.ts'
import type { NewEnquiry, StoredEnquiry } from '../../../server/store/enquiry.ts'
import type { Channels } from '../../../server/store/insert-enquiries.ts'
import { enquiryInserter } from '../../../server/store/insert-enquiries.ts'
import { openSqlite } from '../../../server/store/open-sqlite.ts'

import { readEnquiries, type Wanted } from '../../../server/store/read-enquiries.ts'

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kiteline-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const newEnquiry = (given: Partial<NewEnquiry> = {}): NewEnquiry => ({
  id: undefined,
  receivedAt: 1_000_000,
  name: 'Asha',
  email: 'asha@example.com',
  message: 'Hello',
  details: {},
  suspicion: undefined,
  quarantined: false,
  selfTest: false,
  ...given,
})

/** Stores many suspected messages at once, by one statement. */
export const storeSuspected = (
  { db }: Database,
  count: number,
  { receivedAt = 1_000_000, message = 'Spam' } = {},
) =>
  sql`INSERT INTO messages (id, received_at, name, email, email_key, message, details, digest,
      suspicion, quarantined)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    SELECT 'suspected-' || n, CAST(${receivedAt} AS BIGINT), 'Bot', 'bot@example.com',
      'bot@example.com', ${message}, '{}', '', 'honeypot', 1 FROM numbers`.execute(db)

/** The messages of a database, oldest first. */
export async function listed(database: Database, wanted?: Wanted): Promise<StoredEnquiry[]> {
  const all: StoredEnquiry[] = []
  for await (const one of readEnquiries(database, wanted)) all.push(one)
  return all
}

const MAIL: Channels = { enquiries: ['mail'], selfTests: ['mail'] }

/** A database in a real file, with a short way to insert messages. */
export function testDatabase(channels: Channels = MAIL) {
  const folder = temporaryFolder()
  const database = openSqlite(folder)
  onTestFinished(() => database.close())
  const insert = enquiryInserter(database, channels)
  return {
    folder,
    database,
    insert,
    store: async (given: Partial<NewEnquiry> = {}) => (await insert(newEnquiry(given))).id,
  }
}
