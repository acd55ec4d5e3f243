import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Channel, Database } from '../../../server/store/database.ts'
import {
  type NewEnquiry,
  readEnquiries,
  readEnquiry,
  type Status,
  type StoredEnquiry,
} from '../../../server/store/enquiries.ts'
import { finishJob, postponeJob } from '../../../server/store/jobs.ts'
import { openSqlite } from '../../../server/store/sqlite.ts'
import { type Channels, storeEnquiry } from '../../../server/store/store-enquiry.ts'

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kiteline-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const newEnquiry = (given: Partial<NewEnquiry> = {}): NewEnquiry => ({
  id: undefined,
  receivedAt: Date.now(),
  name: 'Asha',
  email: 'asha@example.com',
  message: 'Hello',
  details: {},
  suspicion: undefined,
  quarantined: false,
  selfTest: false,
  ...given,
})

/** Stores many suspected enquiries at once, by one statement. */
export const storeSuspected = ({ db, now }: Database, count: number, message = 'Spam') =>
  sql`INSERT INTO enquiries (id, received_at, name, email, mailbox, phone, message, details, checksum,
      suspicion, quarantined, self_test)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    SELECT 'suspected-' || n, ${now}, 'Bot', 'bot@example.com', 'bot@example.com', '', ${message}, '{}',
      '', 'honeypot', 1, 0 FROM numbers`.execute(db)

/** The enquiries of a database, oldest first. */
export async function listed(database: Database, status?: Status): Promise<StoredEnquiry[]> {
  const all: StoredEnquiry[] = []
  for await (const one of readEnquiries(database, [], status)) all.push(one)
  return all
}

/** Lets time pass, for all that the database remembers. */
export async function age({ db }: Database, ms: number) {
  await sql`UPDATE enquiries SET received_at = received_at - ${ms}, warned_at = warned_at - ${ms},
    digested_at = digested_at - ${ms}`.execute(db)
  await sql`UPDATE jobs SET created_at = created_at - ${ms}, due_at = due_at - ${ms}, done_at = done_at - ${ms},
    first_attempt_at = first_attempt_at - ${ms}, claimed_until = claimed_until - ${ms}`.execute(db)
}

/** Where enquiries and self-tests go unless a test needs something else. */
export const MAIL: Channels = { enquiries: ['mail'], selfTests: ['mail'] }

/** A short way to store enquiries in a database, and to decide what becomes of them. */
export function outboxOf(database: Database, channels: Channels = MAIL) {
  const insert = (given: Partial<NewEnquiry> = {}) =>
    storeEnquiry(database, channels, newEnquiry(given))
  return {
    database,
    insert,
    store: async (given: Partial<NewEnquiry> = {}) => (await insert(given)).id,
    read: (id: string) => readEnquiry(database, id),
    delivered: (id: string, note?: string, channel: Channel = 'mail') =>
      finishJob(database, `${channel}:${id}`, 'delivered', note),
    failed: (id: string, error: string, channel: Channel = 'mail') =>
      finishJob(database, `${channel}:${id}`, 'failed', error),
    postponed: (id: string, error: string, channel: Channel = 'mail') =>
      postponeJob(database, `${channel}:${id}`, 30_000, error),
  }
}

/** A database in a real file. */
export async function testDatabase(channels?: Channels) {
  const folder = temporaryFolder()
  const database = await openSqlite(folder)
  onTestFinished(() => database.close())
  return { folder, ...outboxOf(database, channels) }
}
