import { sql } from 'kysely'
import { type Queries, readValue, writeValue } from './database.ts'

/** A release that changes the tables adds a function that changes those of the release before it. */
const VERSION = '1'

/** The parts of the SQL below in which the engines differ. */
const WORDS = {
  sqlite: { int: 'INTEGER', table: 'STRICT' },
  postgres: { int: 'BIGINT', table: '' },
}

type Engine = keyof typeof WORDS

const tables = ({ int, table }: (typeof WORDS)[Engine]) => [
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

/** Creates the tables of an empty database. @throws if another version of this program wrote it */
export async function prepareTables(db: Queries, engine: Engine): Promise<void> {
  if (!(await hasTables(db)))
    await db.transaction().execute(async (db) => {
      // Only one of several servers that start at once creates them.
      if (engine === 'postgres') await sql`SELECT pg_advisory_xact_lock(1)`.execute(db)
      if (await hasTables(db)) return
      for (const text of tables(WORDS[engine])) await sql.raw(text).execute(db)
      await writeValue(db, 'schema-version', VERSION)
    })
  if ((await readValue(db, 'schema-version')) !== VERSION)
    throw new Error('another version of this program wrote it')
}

export const hasTables = async (db: Queries) =>
  (await db.introspection.getTables()).some(({ name }) => name === 'enquiries')
