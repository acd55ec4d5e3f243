import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely'

/** Kysely's dialect for SQLite on Node's own module; Kysely expects the interface of `better-sqlite3`. */
export function sqliteDialect(file: DatabaseSync): SqliteDialect {
  return new (class extends SqliteDialect {
    override createDriver = () => new WritingDriver(file)
  })({ database: asBetterSqlite(file) })
}

/**
 * Every transaction of this program writes, so it locks the file when it begins: one that begins with
 * a read fails at once, without waiting, if another program writes meanwhile.
 */
class WritingDriver extends SqliteDriver {
  readonly #file: DatabaseSync

  constructor(file: DatabaseSync) {
    super({ database: asBetterSqlite(file) })
    this.#file = file
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'))
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    // When the disk is full, SQLite has already rolled back.
    if (this.#file.isTransaction) await super.rollbackTransaction(connection)
  }
}

const asBetterSqlite = (file: DatabaseSync) => ({
  close: () => file.close(),
  prepare(query: string) {
    const statement = file.prepare(query)
    const given = (values: readonly unknown[]) => values as SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...given(values)),
      run: (values: readonly unknown[]) => statement.run(...given(values)),
      iterate: (values: readonly unknown[]) => statement.iterate(...given(values)),
    }
  },
})
