import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Queries } from './database.ts'
import { createTables, WORDS, type Words } from './first-release.ts'

/** Versions before 1.0.0 have tables of Kysely's usual names. */
const migrationTableName = 'migrations'

/** By name, in alphabetical order: append only, and never change a released one. */
export const migrations = (words: Words): Record<string, Migration> => ({
  '001-first-release': { up: (db) => createTables(db, words) },
})

/**
 * Brings a database to the form of this version; one of several servers that start at once does.
 * @param backUp called before an older database is changed, with the name of the first migration that it lacks
 * @throws if it fails, with the database as it was, or if a newer version has changed the database
 */
export async function migrate(
  db: Queries,
  engine: keyof typeof WORDS,
  backUp?: (before: string) => void,
): Promise<void> {
  const all = migrations(WORDS[engine])
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const done = tables.includes(migrationTableName)
    ? (await sql<{ name: string }>`SELECT name FROM ${sql.table(migrationTableName)}`.execute(db))
        .rows
    : []
  const newer = done.find(({ name }) => !(name in all))
  if (newer)
    throw new Error(`a newer version of this program, with the migration ${newer.name}, wrote it`)
  const next = Object.keys(all).find((name) => !done.some((one) => one.name === name))
  if (!next) return
  // Kysely locks PostgreSQL. A transaction locks SQLite.
  if (engine === 'sqlite' && !db.isTransaction)
    return db.transaction().execute((db) => migrate(db, engine, backUp))
  if (tables.length > 0) backUp?.(next)
  const provider = { getMigrations: async () => all }
  const { error } = await new Migrator({ db, provider, migrationTableName }).migrateToLatest()
  if (error) throw error
}
