import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

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
     email_key TEXT NOT NULL,
     message TEXT NOT NULL,
     details TEXT NOT NULL,
     checksum TEXT NOT NULL,
     suspicion TEXT,
     self_test ${int} NOT NULL,
     quarantined ${int} NOT NULL,
     digest_job TEXT,
     warned_at ${int},
     state TEXT NOT NULL DEFAULT 'new',
     note TEXT,
     answered_at ${int},
     reminder_job TEXT,
     reminded ${int} NOT NULL DEFAULT 0
   ) ${table}`,
  'CREATE INDEX enquiries_by_time ON enquiries (received_at, id)',
  'CREATE INDEX enquiries_by_email ON enquiries (email_key)',
  'CREATE INDEX enquiries_quarantined ON enquiries (received_at, id) WHERE quarantined = 1',
  'CREATE INDEX enquiries_self_tests ON enquiries (received_at) WHERE self_test = 1',
  'CREATE INDEX enquiries_by_digest ON enquiries (digest_job) WHERE digest_job IS NOT NULL',
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

/** Unlogged, as it need not survive a crash: https://www.postgresql.org/docs/current/sql-createtable.html */
const RATE_LIMITS =
  'CREATE UNLOGGED TABLE rate_limits (client TEXT PRIMARY KEY, used_until DOUBLE PRECISION NOT NULL)'

/** Runs statements as one; Kysely's migrator begins a transaction in PostgreSQL alone. */
const together = (statements: string[]): Migration => ({
  async up(db) {
    // biome-ignore lint/suspicious/noExplicitAny: Kysely's own type of a migration's database
    const run = async (within: Kysely<any>) => {
      for (const text of statements) await sql.raw(text).execute(within)
    }
    await (db.isTransaction ? run(db) : db.transaction().execute(run))
  },
})

/** One entry a release that changes the tables: append only; never change a released one. */
const migrations = (engine: Engine): Record<string, Migration> => ({
  1: together([...tables(WORDS[engine]), ...(engine === 'postgres' ? [RATE_LIMITS] : [])]),
})

/** @throws if it fails, or another version of this program wrote the database */
export async function migrate<Tables>(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const provider = { getMigrations: async () => migrations(engine) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new Error('another version of this program wrote it')
  if (error) throw error
}
