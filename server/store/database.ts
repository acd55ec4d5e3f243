import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Generated, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'

/** Why an enquiry looks like spam. One sign alone does not quarantine it, but a sender whom the owner marked. */
export type Suspicion = 'honeypot' | 'too fast' | 'words' | 'sender'

/** The tables, for typed queries. Times are milliseconds since 1970 by the database's clock; flags are 0 or 1. */
export interface Tables {
  enquiries: EnquiryTable
  jobs: JobTable
  /** What servers and commands remember for one another. */
  key_values: { name: string; value: string }
}

interface EnquiryTable {
  id: string
  received_at: number
  name: string
  email: string
  /** The mailbox and the number in E.164 by which the same person is found again; empty if there is none. */
  mailbox: string
  phone: string
  message: string
  /** A JSON object. */
  details: string
  /** A hash of what the visitor wrote, to recognise a repeat. */
  checksum: string
  suspicion: Suspicion | null
  self_test: number
  quarantined: number
  /** When the owner was told about it as suspected spam. */
  digested_at: number | null
  /** Since when an alarm has announced the deletion of an enquiry that was never mailed. */
  warned_at: number | null
  state: Generated<AnswerState>
  note: string | null
  /** When it was first marked as answered, or as won. */
  answered_at: number | null
  /** How many mails reminded the owner of it. */
  reminded: Generated<number>
}

/** What came of an enquiry. */
export const ANSWER_STATES = ['new', 'answered', 'won', 'lost', 'spam'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]

interface JobTable {
  id: string
  kind: JobKind
  /** Undefined for jobs about several enquiries, or none. */
  enquiry_id: string | null
  status: Generated<JobStatus>
  attempts: Generated<number>
  created_at: number
  first_attempt_at: number | null
  due_at: number
  /** Until when a server has claimed it, so that no other does it too. */
  claimed_until: number | null
  done_at: number | null
  last_error: string | null
  /** Of an alarm; of a confirmation, the mailbox that gets it. */
  text: string | null
}

/** The ways in which an enquiry reaches its owner. */
export type Channel = 'mail' | 'webhook'
/** `confirmation` goes to the visitor, `digest` lists suspected spam, `reminder` enquiries without an answer. */
export type JobKind =
  | Channel
  | 'confirmation'
  | 'webhook-marked'
  | 'digest'
  | 'reminder'
  | 'alarm-mail'
  | 'alarm-webhook'
  | 'delete-expired'
  | 'self-test'
type JobStatus = 'waiting' | 'delivered' | 'failed'

export type EnquiryRow = Selectable<EnquiryTable>
export type Job = Selectable<JobTable>

/** A connection, or a transaction. */
export type Queries = Kysely<Tables>

/** An open database: a file of SQLite, or a PostgreSQL that several servers may share. */
export interface Database {
  /** For queries that both engines understand. */
  db: Queries
  /** The time by the clock of the database, since the clocks of several servers differ. */
  now: RawBuilder<number>
  /** The open file of SQLite; undefined for PostgreSQL. */
  file: DatabaseSync | undefined
  /** Closes it; further calls have no effect. */
  close(): Promise<void>
}

/** Whether the database, and not this program, is at fault. */
export const isDatabaseError = (error: unknown): error is Error =>
  error instanceof Error &&
  // PostgreSQL gives each of its errors a severity: https://www.postgresql.org/docs/current/protocol-error-fields.html
  ('severity' in error || (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR')

export async function readValue(db: Queries, name: string): Promise<string | undefined> {
  const query = db.selectFrom('key_values').select('value').where('name', '=', name)
  return (await query.executeTakeFirst())?.value
}

export async function writeValue(db: Queries, name: string, value: string): Promise<void> {
  const query = db.insertInto('key_values').values({ name, value })
  await query.onConflict((taken) => taken.column('name').doUpdateSet({ value })).execute()
}

/** A random secret that all servers of a database share; the first one makes it. */
export async function sharedSecret(db: Queries, name: string): Promise<string> {
  const known = await readValue(db, name)
  if (known) return known
  const query = db.insertInto('key_values').values({ name, value: randomUUID() })
  await query.onConflict((taken) => taken.column('name').doNothing()).execute()
  return (await readValue(db, name)) ?? ''
}

/** The time by the clock of the database, in milliseconds since 1970. */
export const readClock = async ({ db, now }: Database) =>
  Number((await sql<{ time: number }>`SELECT ${now} AS time`.execute(db)).rows[0]?.time)
