import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely'

/** How long this program waits, in all, for another one that is writing. */
const BUSY_MS = 8000
const TRY_AGAIN_MS = 20

const SQLITE_BUSY = 5

/**
 * Kysely's dialect for SQLite on Node's own module.
 * @param file opened with a timeout of 0: SQLite would wait for a lock on the event loop, and the whole site with it.
 *   Here queries try again; those that wait behind one another fail together.
 * @param check called before each transaction; throws if the file must not be written
 */
export function sqliteDialect(file: DatabaseSync, check = () => {}): SqliteDialect {
  let lockedSince: number | undefined

  async function tryAgain(connection: DatabaseConnection, query: CompiledQuery) {
    for (;;) {
      try {
        const result = await connection.executeQuery(query)
        // Queries that only read succeed while the file is locked.
        if (!/^\s*(?:select|pragma)/i.test(query.sql)) lockedSince = undefined
        return result
      } catch (error) {
        if (((error as { errcode?: number }).errcode ?? 0) % 256 !== SQLITE_BUSY) throw error
        lockedSince ??= performance.now()
        if (performance.now() - lockedSince > BUSY_MS) throw error
        await sleep(TRY_AGAIN_MS)
      }
    }
  }

  class Driver extends SqliteDriver {
    override async acquireConnection() {
      const connection = await super.acquireConnection()
      const executeQuery = (query: CompiledQuery) => tryAgain(connection, query)
      return { ...connection, executeQuery } as DatabaseConnection
    }

    override async beginTransaction(connection: DatabaseConnection) {
      check()
      // All transactions write: one that begins with a read fails if another program writes meanwhile.
      await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'))
    }

    override async rollbackTransaction(connection: DatabaseConnection) {
      // When the disk is full, SQLite has already rolled back.
      if (file.isTransaction) await super.rollbackTransaction(connection)
    }
  }

  const database = {
    prepare(sql: string) {
      const statement = file.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
        run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
        iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
      }
    },
    close: () => file.close(),
  }
  const dialect = new SqliteDialect({ database })
  // SQLite rolls changes of tables back, too; so a migration is all or nothing.
  const adapter = Object.defineProperty(dialect.createAdapter(), 'supportsTransactionalDdl', {
    value: true,
  })
  return Object.assign(dialect, {
    createDriver: () => new Driver({ database }),
    createAdapter: () => adapter,
  })
}
