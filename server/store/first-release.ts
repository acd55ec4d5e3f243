import { sql } from 'kysely'
import type { Queries, Tables } from './database.ts'
import { senderOf } from './enquiries.ts'

/** The words of SQL in which the engines differ. */
export const WORDS = {
  sqlite: { int: 'INTEGER', table: 'STRICT' },
  postgres: { int: 'BIGINT', table: '' },
}

export type Words = (typeof WORDS)[keyof typeof WORDS]

const tables = ({ int, table }: Words) => [
  `CREATE TABLE enquiries (
     id TEXT PRIMARY KEY,
     received_at ${int} NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     mailbox TEXT NOT NULL,
     phone TEXT NOT NULL,
     message TEXT NOT NULL,
     details TEXT NOT NULL,
     checksum TEXT NOT NULL,
     suspicion TEXT,
     self_test ${int} NOT NULL,
     quarantined ${int} NOT NULL,
     digested_at ${int},
     warned_at ${int},
     state TEXT NOT NULL DEFAULT 'new',
     note TEXT,
     answered_at ${int},
     reminded ${int} NOT NULL DEFAULT 0
   ) ${table}`,
  'CREATE INDEX enquiries_by_time ON enquiries (received_at, id)',
  'CREATE INDEX enquiries_by_mailbox ON enquiries (mailbox)',
  'CREATE INDEX enquiries_by_phone ON enquiries (phone)',
  'CREATE INDEX enquiries_quarantined ON enquiries (received_at, id) WHERE quarantined = 1',
  'CREATE INDEX enquiries_self_tests ON enquiries (received_at) WHERE self_test = 1',
  'CREATE INDEX enquiries_warned ON enquiries (warned_at) WHERE warned_at IS NOT NULL',
  "CREATE INDEX enquiries_unanswered ON enquiries (received_at) WHERE state = 'new' AND reminded < 2",
  `CREATE TABLE jobs (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     enquiry_id TEXT REFERENCES enquiries (id) ON DELETE CASCADE,
     status TEXT NOT NULL DEFAULT 'waiting',
     attempts ${int} NOT NULL DEFAULT 0,
     created_at ${int} NOT NULL,
     first_attempt_at ${int},
     due_at ${int} NOT NULL,
     claimed_until ${int},
     done_at ${int},
     last_error TEXT,
     text TEXT
   ) ${table}`,
  "CREATE INDEX jobs_due ON jobs (kind, attempts, due_at) WHERE status = 'waiting'",
  'CREATE INDEX jobs_by_status ON jobs (kind, status, done_at)',
  'CREATE INDEX jobs_by_enquiry ON jobs (enquiry_id)',
  "CREATE INDEX jobs_confirmations ON jobs (created_at) WHERE kind = 'confirmation'",
  `CREATE TABLE key_values (name TEXT PRIMARY KEY, value TEXT NOT NULL) ${table}`,
]

/** The tables of versions before 1.0.0; those that refer to others come first. */
const FORMER =
  `notice_messages notices deliveries messages jobs enquiries facts key_values rate_limits
  schema_version kysely_migration`.split(/\s+/)

// biome-ignore lint/suspicious/noExplicitAny: its columns differ from version to version
type Row = Record<string, any>

/** Creates the tables of 1.0.0, with what versions before it stored. */
export async function createTables(db: Queries, words: Words): Promise<void> {
  const columns = async () =>
    Object.fromEntries((await db.introspection.getTables()).map((one) => [one.name, one.columns]))
  const former = await columns()
  // The last of them had the same tables, and noted its version.
  if (former.enquiries?.some(({ name }) => name === 'digested_at'))
    return void (await sql`DELETE FROM key_values WHERE name = 'schema-version'`.execute(db))
  const read = async (name: string) =>
    former[name] ? (await sql<Row>`SELECT * FROM ${sql.table(name)}`.execute(db)).rows : []
  const enquiries = [...(await read('messages')), ...(await read('enquiries'))]
  // A start adds the other jobs anew.
  const jobs = [...(await read('deliveries')), ...(await read('jobs'))]
    .map(jobOf)
    .filter(({ enquiry_id }) => enquiry_id)
  const values = [...(await read('facts')), ...(await read('key_values'))].filter(({ name }) =>
    /-(?:key|mark)$/.test(name),
  )
  for (const name of FORMER) await db.schema.dropTable(name).ifExists().execute()
  for (const text of tables(words)) await sql.raw(text).execute(db)
  const today = await columns()
  const stored = { enquiries: enquiries.map(enquiryOf), jobs, key_values: values }
  for (const [table, rows] of Object.entries(stored))
    for (const row of rows) {
      const named = today[table]?.map(({ name }) => [name, row[name]]) ?? []
      await db
        .insertInto(table as keyof Tables)
        .values(Object.fromEntries(named))
        .execute()
    }
}

const enquiryOf = (row: Row): Row => ({
  ...senderOf({ email: row.email, details: JSON.parse(row.details) }),
  checksum: row.digest,
  quarantined: Number(row.suspicion !== null),
  // Nobody is reminded of what came before there were reminders.
  reminded: 2,
  ...row,
  state: row.state === 'closed' ? 'lost' : row.state,
})

const jobOf = (row: Row): Row => ({
  id: `${row.channel}:${row.message_id}`,
  kind: row.channel,
  enquiry_id: row.message_id,
  created_at: row.next_attempt_at,
  due_at: row.next_attempt_at,
  ...row,
  claimed_until: null,
})
