import type { DatabaseSync } from 'node:sqlite'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** An open database of messages: a file of SQLite, or a PostgreSQL that several servers may share. */
export interface Database {
  /** For queries that both engines understand. */
  db: Queries
  /** The open file of SQLite; undefined for PostgreSQL. */
  file: DatabaseSync | undefined
  /** Closes it; further calls have no effect. */
  close(): Promise<void>
}

/** A connection, or a transaction. */
export type Queries = Kysely<Tables>

/** Runs `work` in one transaction. SQLite allows only one writer; PostgreSQL lets others write meanwhile. */
export const inTransaction = <Result>(
  { db }: Database,
  work: (db: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => db.transaction().execute(work)
