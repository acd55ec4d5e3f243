import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Client } from 'pg'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { restore } from '../../server/store/copies.ts'
import type { Database, Tables } from '../../server/store/database.ts'
import { readEnquiry } from '../../server/store/enquiries.ts'
import { WORDS } from '../../server/store/first-release.ts'
import { migrations } from '../../server/store/migrations.ts'
import { openPostgres } from '../../server/store/postgres.ts'
import { acquireLock, openSqlite } from '../../server/store/sqlite.ts'
import { sqliteDialect } from '../../server/store/sqlite-dialect.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { ownerCommand } from './support/run-server.ts'
import { listed, temporaryFolder, testDatabase } from './support/test-database.ts'

const FOLDER = new URL('databases/', import.meta.url).pathname
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const MIGRATIONS = Object.keys(migrations(WORDS.sqlite))
const LATEST = `${MIGRATIONS.at(-1)}.sql`
const TODAY = existsSync(join(FOLDER, LATEST)) ? read(LATEST) : ''

/** Databases as older versions left them, each with the same three enquiries; those before 1.0.0 by date. */
const OLDER = globSync('*.sql', { cwd: FOLDER })
  .filter((name) => name !== LATEST)
  .sort()
const BEFORE_RELEASE = OLDER.filter((name) => name.startsWith('2026-'))
const [LAST = ''] = BEFORE_RELEASE.slice(-1)

const ANSWERED = '0f6b1c9e-0000-4000-8000-000000000001'
const WAITING = '0f6b1c9e-0000-4000-8000-000000000002'
const SUSPECTED = '0f6b1c9e-0000-4000-8000-000000000003'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** A data folder as a version left it. */
function folderOf(name: string) {
  const folder = temporaryFolder()
  const text = read(name)
  const [, file = ''] = /^-- (\S+),/.exec(text) ?? []
  const database = new DatabaseSync(join(folder, file))
  database.exec(text)
  database.close()
  return folder
}

async function open(folder: string) {
  const database = await openSqlite(folder)
  onTestFinished(() => database.close())
  return database
}

/** Tables, columns and indexes in SQL, in the order of their names. */
const formOf = (file: DatabaseSync) =>
  file
    .prepare(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all()
    .map(({ sql }) => `${String(sql).replaceAll(/\n +/g, '\n')};\n`)
    .join('')

/** A database in SQL, without the times of its migrations. */
function dumpOf(file: DatabaseSync) {
  const tables = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
  const rows = tables.all().flatMap(({ name }) => {
    const columns = file.prepare(`SELECT * FROM ${name}`).columns()
    const values = columns.map(({ name }) =>
      name === 'timestamp' ? `'''2026-11-29'''` : `quote(${name})`,
    )
    return file
      .prepare(`SELECT concat_ws(', ', ${values}) AS text FROM ${name}`)
      .all()
      .map(({ text }) => `INSERT INTO ${name} VALUES (${text});\n`)
  })
  return `-- enquiries.db, as a test made it\n${formOf(file)}${rows.join('')}`
}

async function expectEnquiries(database: Database, text: string) {
  const answered = await readEnquiry(database, ANSWERED)
  expect(answered).toMatchObject({
    name: 'Asha',
    message: `Hello from ${ANSWERED}`,
    status: 'delivered',
  })
  expect(answered?.details).toMatchObject({ phone_e164: '+912212345678' })
  if (text.includes("'answered'"))
    expect(answered).toMatchObject({ state: 'answered', note: 'called' })
  const waiting = await readEnquiry(database, WAITING)
  expect(waiting).toMatchObject({
    status: 'waiting',
    state: text.includes("'closed'") ? 'lost' : 'new',
    channels: { mail: { attempts: 2, lastError: 'no answer' } },
  })
  expect((await listed(database, 'quarantined')).map(({ id }) => id)).toEqual([SUSPECTED])
  const { rows } = await sql`SELECT mailbox, phone FROM enquiries WHERE id = ${ANSWERED}`.execute(
    database.db,
  )
  expect(rows).toEqual([{ mailbox: 'asha@example.com', phone: '+912212345678' }])
  const { rows: values } = await sql`SELECT * FROM key_values`.execute(database.db)
  expect(values).toEqual([{ name: 'self-test-mark', value: 'the-mark' }])
}

test.each(OLDER)('A data folder of %s opens, after a backup beside it', async (name) => {
  const folder = folderOf(name)
  const database = await open(folder)
  await expectEnquiries(database, read(name))
  expect(TODAY).toContain(formOf(database.file as DatabaseSync))
  const [copy = ''] = globSync('{enquiries-before-*,messages}.db', { cwd: folder })
  if (copy !== 'messages.db')
    expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining(join(folder, copy)))
  const { database: other } = await testDatabase()
  expect(await restore(other, join(folder, copy))).toBe(3)
})

describe.skipIf(!hasPostgres)('PostgreSQL', async () => {
  const postgres = await startPostgres()

  /** The address of a database as a version left it. */
  async function databaseOf(name: string) {
    const url = (await postgres?.newDatabase()) ?? ''
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(
      read(name)
        .replaceAll(/^PRAGMA .*$/gm, '')
        .replaceAll(/INTEGER PRIMARY KEY( AUTOINCREMENT)?/g, 'BIGINT PRIMARY KEY')
        .replaceAll('INTEGER', 'BIGINT')
        .replaceAll(/ (?:STRICT|WITHOUT ROWID)\b,?/g, ''),
    )
    await client.end()
    return url
  }

  async function openAt(url: string) {
    const database = await openPostgres(url)
    onTestFinished(() => database.close())
    return database
  }

  const columnsOf = async ({ db }: Database) =>
    (
      await sql`SELECT table_name, column_name, data_type, is_nullable, column_default
        FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`.execute(db)
    ).rows

  const indexesOf = async ({ db }: Database) =>
    (await sql`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`.execute(db))
      .rows

  test.each(OLDER)('A database of %s is brought to the form of this version', async (name) => {
    const database = await openAt(await databaseOf(name))
    await expectEnquiries(database, read(name))
    const fresh = await openAt((await postgres?.newDatabase()) ?? '')
    expect(await columnsOf(database)).toEqual(await columnsOf(fresh))
    expect(await indexesOf(database)).toEqual(await indexesOf(fresh))
  })

  test.each(['', BEFORE_RELEASE[0]])(
    'Several servers that start at once migrate once (%s)',
    async (name) => {
      const url = name ? await databaseOf(name) : ((await postgres?.newDatabase()) ?? '')
      const servers = await Promise.all(Array.from({ length: 6 }, () => openAt(url)))
      expect(await listed(servers[0] as Database)).toHaveLength(name ? 2 : 0)
    },
  )

  test('A database of a newer version is refused by its name', async () => {
    const url = (await postgres?.newDatabase()) ?? ''
    const database = await openAt(url)
    await sql`INSERT INTO migrations VALUES ('999-later', '2030-01-01')`.execute(database.db)
    await expect(openPostgres(url)).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: .*newer version .*999-later/,
    )
  })
})

test('Several programs that open a file at once migrate it once', async () => {
  const DATA_DIR = folderOf(LAST)
  const all = await Promise.all([1, 2, 3, 4].map(() => ownerCommand({ DATA_DIR }, 'list')))
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(globSync('enquiries-before-*.db', { cwd: DATA_DIR })).toHaveLength(1)
})

test('A file is not migrated while an older server works with it', async () => {
  const folder = folderOf(LAST)
  const lock = acquireLock(folder)
  await expect(openSqlite(folder)).rejects.toThrow('Another server works with')
  lock.close()
  expect(await listed(await open(folder))).toHaveLength(2)
})

test('A migration that fails changes nothing', async () => {
  const folder = folderOf('2026-11-28.1.sql')
  const path = join(folder, 'enquiries.db')
  const file = new DatabaseSync(path)
  file.exec("UPDATE enquiries SET details = 'no JSON'")
  const before = formOf(file)
  await expect(openSqlite(folder)).rejects.toThrow(`Enquiries cannot be stored in ${path}`)
  expect(formOf(file)).toBe(before)
  file.exec("UPDATE enquiries SET details = '{}'")
  file.close()
  expect(await listed(await open(folder))).toHaveLength(2)
})

test('A file of a newer version is refused by its name, also as a copy', async () => {
  const { database, folder } = await testDatabase()
  database.file?.exec("INSERT INTO migrations VALUES ('999-later', '2030-01-01')")
  await expect(openSqlite(folder)).rejects.toThrow(/ a newer version .*999-later/)
  const path = join(folder, 'enquiries.db')
  const { code, text } = await ownerCommand({ DATA_DIR: temporaryFolder() }, 'restore', path)
  expect([code, text]).toEqual([1, expect.stringMatching(/newer version .*999-later/)])
})

test.each(MIGRATIONS)('The form after the migration %s is that of the release', async (name) => {
  const file = new DatabaseSync(':memory:')
  file.exec(read(LAST))
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  const provider = { getMigrations: async () => migrations(WORDS.sqlite) }
  const migrator = new Migrator({ db, provider, migrationTableName: 'migrations' })
  expect((await migrator.migrateTo(name)).error).toBeUndefined()
  // Vitest writes the database of a new migration, which stays as it is.
  await expect(dumpOf(file)).toMatchFileSnapshot(join(FOLDER, `${name}.sql`))
})

/** The compiler asks for every column of the type, and for no other. */
const columns: { [Name in keyof Tables]: Record<keyof Tables[Name], true> } = {
  enquiries: {
    ...{ id: true, received_at: true, name: true, email: true, mailbox: true, phone: true },
    ...{ message: true, details: true, checksum: true, suspicion: true, self_test: true },
    ...{ quarantined: true, digested_at: true, warned_at: true, state: true, note: true },
    ...{ answered_at: true, reminded: true },
  },
  jobs: {
    ...{ id: true, kind: true, enquiry_id: true, status: true, attempts: true, created_at: true },
    ...{ first_attempt_at: true, due_at: true, claimed_until: true, done_at: true },
    ...{ last_error: true, text: true },
  },
  key_values: { name: true, value: true },
}

test('The form of the tables of a new database is that one, by which the queries are typed', async () => {
  const { database } = await testDatabase()
  expect(TODAY).toContain(formOf(database.file as DatabaseSync))
  const tables = await database.db.introspection.getTables()
  const named = tables.map((table) => [table.name, table.columns.map(({ name }) => name)])
  const { migrations: _, ...ours } = Object.fromEntries(named)
  expect(ours).toEqual(
    Object.fromEntries(Object.entries(columns).map(([name, of]) => [name, Object.keys(of)])),
  )
})
