import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** How long this program waits, in all, for another one that is writing. */
const BUSY_MS = 8000
const TRY_AGAIN_MS = 20

const SQLITE_BUSY = 5

/**
 * Kysely's dialect for SQLite on Node's own module.
 * @param file opened with a timeout of 0: SQLite would wait for another program's lock on the event loop,
 *   and the whole site with it. Here queries try again meanwhile. Those that wait behind one another fail
 *   together, `BUSY_MS` after the first of them found the file locked.
 * @param check called before each transaction; throws if the file must not be written
 */
export function sqliteDialect(file: DatabaseSync, check: () => void): Dialect {
  let lockedSince: number | undefined

  function run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = file.prepare(sql)
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
  }

  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      for (;;) {
        try {
          const result = run<Row>(query)
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
    },
    streamQuery() {
      throw new Error('Read in batches instead')
    },
  }

  const execute = (text: string) => connection.executeQuery(CompiledQuery.raw(text))
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    async beginTransaction() {
      check()
      // All transactions write: one that begins with a read fails if another program writes meanwhile.
      await execute('BEGIN IMMEDIATE')
    },
    commitTransaction: async () => void (await execute('COMMIT')),
    async rollbackTransaction() {
      // When the disk is full, SQLite has already rolled back.
      if (file.isTransaction) await execute('ROLLBACK')
    },
    releaseConnection: async () => {},
    destroy: async () => file.close(),
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
