import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { SEND_FORM_PATH } from '../../contract/fields.ts'
import { OwnerError } from '../../server/owner-error.ts'
import type { Database } from '../../server/store/database.ts'
import { planDigest, readDigest } from '../../server/store/digest.ts'
import { openPostgres } from '../../server/store/postgres.ts'
import { DATABASE_FILE, openSqlite } from '../../server/store/sqlite.ts'
import { eventually } from './support/eventually.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { startReceiver } from './support/receiver.ts'
import { asPageCall, runServer } from './support/run-server.ts'
import { listed, temporaryFolder, testDatabase } from './support/test-database.ts'

const ID = '0b9c8a0e-1f5d-4c53-9c3a-0123456789ab'

const postgres = hasPostgres ? await startPostgres() : undefined
afterAll(() => postgres?.stop())

/** A server on a file, with one page, and what a visitor does there. */
async function start(DATA_DIR = temporaryFolder(), more = {}) {
  const SITE_DIR = join(temporaryFolder(), 'client')
  mkdirSync(SITE_DIR)
  writeFileSync(join(SITE_DIR, 'index.html'), 'home')
  const server = await runServer({ DATA_DIR, SITE_DIR, ...more })
  return {
    ...server,
    DATA_DIR,
    send: async () => (await fetch(server.url + SEND_FORM_PATH, asPageCall({}))).status,
    status: async (path: string) => (await fetch(server.url + path)).status,
    health: async () => {
      const { alarms } = await (await fetch(`${server.url}/healthz`)).json()
      return (alarms as string[]).join()
    },
  }
}

describe('While another program holds the lock of the database', () => {
  test('pages and /healthz are served, and an enquiry is stored as soon as the lock ends', async () => {
    const { DATA_DIR, send, status } = await start()
    const other = new DatabaseSync(join(DATA_DIR, DATABASE_FILE), { timeout: 5000 })
    other.exec('BEGIN IMMEDIATE')
    const sent = send()
    for (let n = 0; n < 20; n++) expect(await status('/')).toBe(200)
    // Before the lock ends.
    expect(await status('/healthz')).toBe(200)
    other.exec('ROLLBACK')
    other.close()
    expect(await sent).toBe(200)
  })

  test('for too long, all who wait are told to try again, together', async () => {
    const { DATA_DIR, send, status } = await start()
    const other = new DatabaseSync(join(DATA_DIR, DATABASE_FILE), { timeout: 5000 })
    other.exec('BEGIN IMMEDIATE')
    const all = await Promise.all(Array.from({ length: 12 }, send))
    expect(all).toEqual(Array(12).fill(503))
    expect(await status('/')).toBe(200)
    other.exec('ROLLBACK')
    other.close()
    await eventually(send).toBe(200)
    // One after the other they would have taken twice as long.
  }, 60_000)
})

describe('What happens to the files is noticed:', () => {
  test('a database that vanished refuses enquiries, with an alarm', async () => {
    const { url, bodies } = await startReceiver()
    const { DATA_DIR, send, health } = await start(undefined, { ALARM_WEBHOOK_URL: url })
    expect(await send()).toBe(200)
    rmSync(DATA_DIR, { recursive: true })
    expect(await send()).toBe(503)
    await eventually(health).toContain('Enquiries cannot be stored')
    // At once, since no job can be stored.
    await eventually(bodies).toEqual([expect.stringContaining('Enquiries cannot be stored')])
  })

  /** The files of a server that was killed after its second enquiry, and its database after the first. */
  async function killed() {
    const first = await start()
    const file = join(first.DATA_DIR, DATABASE_FILE)
    await first.send()
    first.child.kill('SIGTERM')
    await first.ended
    const older = readFileSync(file)
    const second = await start(first.DATA_DIR)
    expect(await second.send()).toBe(200)
    second.child.kill('SIGKILL')
    await second.ended
    const names = readdirSync(first.DATA_DIR).filter((name) => !name.endsWith('.lock'))
    const files = names.map((name) => [name, readFileSync(join(first.DATA_DIR, name))] as const)
    return { older, files }
  }
  let before: ReturnType<typeof killed> | undefined

  test.each([
    ['an older copy was put in its place', (file: string, it: Buffer) => writeFileSync(file, it)],
    ['it was emptied', (file: string) => writeFileSync(file, '')],
    ['it is gone', (file: string) => rmSync(file)],
    ['its log was deleted', () => {}],
  ])('fewer enquiries than before, because %s, until the owner confirms it', async (_, spoil) => {
    before ??= killed()
    const { older, files } = await before
    const folder = temporaryFolder()
    for (const [name, bytes] of files)
      if (!/-(?:wal|shm)$/.test(name)) writeFileSync(join(folder, name), bytes)
    spoil(join(folder, DATABASE_FILE), older)

    const { send, health, child, ended } = await start(folder)
    await eventually(health).toContain('Enquiries are missing')
    for (let n = 0; n < 3; n++) expect(await send()).toBe(200)
    child.kill('SIGTERM')
    await ended
    const again = await start(folder)
    const alarm = await again.health()
    rmSync(/delete (\S+)$/.exec(alarm)?.[1] ?? '')
    await eventually(again.health).toBe('')
  })
})

describe('The file of the database', () => {
  test('syncs every commit to the disk, overwrites deleted data, and is its owner’s alone', async () => {
    const { database, folder } = await testDatabase()
    const pragma = (name: string) =>
      Object.values(database.file?.prepare(`PRAGMA ${name}`).get() ?? {})[0]
    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('synchronous')).toBe(2)
    expect(pragma('secure_delete')).toBe(1)
    expect(statSync(join(folder, DATABASE_FILE)).mode & 0o777).toBe(0o600)
  })

  test('that is invalid, or from a newer version, stops the start with a clear error', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, DATABASE_FILE), 'this is not a database, it is a letter to a friend')
    await expect(openSqlite(folder)).rejects.toThrow(OwnerError)
    const { database, folder: newer } = await testDatabase()
    database.file?.exec("INSERT INTO kysely_migration VALUES ('9999-newer', '2099-01-01')")
    await expect(openSqlite(newer)).rejects.toThrow('a newer version of this program wrote it')
  })

  test('on a full disk stores no part of an enquiry, and earlier ones stay', async () => {
    const { database, store } = await testDatabase()
    await store({ message: 'before' })
    const pages = database.file?.prepare('PRAGMA page_count').get()?.page_count
    database.file?.exec(`PRAGMA max_page_count = ${Number(pages) + 2}`)
    await expect(store({ message: 'x'.repeat(20_000) })).rejects.toThrow('full')
    database.file?.exec('PRAGMA max_page_count = 1000000')
    await store({ message: 'after' })
    const messages = (await listed(database)).map(({ message }) => message)
    expect(messages.toSorted()).toEqual(['after', 'before'])
  })
})

/** The tables of the first release, and with those that came later until the outbox of jobs. */
function earlierTables(engine: 'sqlite' | 'postgres', isFirst: boolean) {
  const [int, counter, strict] =
    engine === 'sqlite'
      ? ['INTEGER', 'INTEGER PRIMARY KEY', 'STRICT']
      : ['BIGINT', 'BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY', '']
  const attempts = `attempts ${int} NOT NULL DEFAULT 0, first_attempt_at ${int}, next_attempt_at ${int} NOT NULL, last_error TEXT`
  return `
    CREATE TABLE messages (id TEXT PRIMARY KEY, received_at ${int} NOT NULL, name TEXT NOT NULL,
      email TEXT NOT NULL, email_key TEXT NOT NULL, message TEXT NOT NULL, details TEXT NOT NULL,
      digest TEXT NOT NULL, suspicion TEXT, self_test ${int} NOT NULL DEFAULT 0) ${strict};
    CREATE TABLE deliveries (message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
      channel TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'waiting', ${attempts}, done_at ${int},
      PRIMARY KEY (message_id, channel)) ${strict};
    CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) ${strict};
    INSERT INTO messages VALUES ('a', 1, 'A', 'a@b', 'a@b', 'spam', '{}', 'x', 'too fast', 0),
      ('${ID}', 2, 'B', 'B@b', 'b@b', 'hello', '{"page":"/"}', 'y', NULL, 0);
    INSERT INTO deliveries (message_id, channel, status, attempts, next_attempt_at, done_at, last_error)
      VALUES ('${ID}', 'mail', 'failed', 3, 5, 6, '550 no'), ('${ID}', 'webhook', 'waiting', 1, 7, NULL, NULL);
    INSERT INTO facts VALUES ('self-test-mark', 'secret'), ('alive', '1');
    ${
      isFirst
        ? ''
        : `ALTER TABLE messages ADD COLUMN quarantined ${int} NOT NULL DEFAULT 0;
    UPDATE messages SET quarantined = 1 WHERE suspicion IS NOT NULL;
    CREATE TABLE notices (id ${counter}, kind TEXT NOT NULL, created_at ${int} NOT NULL, ${attempts},
      told_at ${int}, sent_at ${int}, claimed_until ${int}) ${strict};
    CREATE TABLE notice_messages (kind TEXT NOT NULL,
      message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
      notice_id ${int} NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
      PRIMARY KEY (kind, message_id)) ${strict};
    ALTER TABLE deliveries ADD COLUMN claimed_until ${int};
    INSERT INTO notices (id, kind, created_at, next_attempt_at, told_at, sent_at) VALUES (4, 'digest', 8, 8, 9, 9);
    INSERT INTO notice_messages VALUES ('digest', 'a', 4)`
    }`
}

async function earlierSqlite(isFirst: boolean) {
  const folder = temporaryFolder()
  const old = new DatabaseSync(join(folder, DATABASE_FILE))
  old.exec(`${earlierTables('sqlite', isFirst)}; PRAGMA user_version = ${isFirst ? 1 : 3}`)
  old.close()
  return () => openSqlite(folder)
}

async function earlierPostgres() {
  const url = (await postgres?.newDatabase()) ?? ''
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(earlierTables('postgres', false))
  await client.query(
    'CREATE TABLE schema_version (version INTEGER NOT NULL); INSERT INTO schema_version VALUES (3)',
  )
  await client.end()
  return () => openPostgres(url)
}

describe('A database of an earlier version opens with everything in it', () => {
  test.each<[string, boolean, boolean, () => Promise<() => Promise<Database>>]>([
    ['of the first release', true, true, () => earlierSqlite(true)],
    ['of the last one before jobs', true, false, () => earlierSqlite(false)],
    ['in PostgreSQL', hasPostgres, false, earlierPostgres],
  ])('%s', async (_, isInstalled, isFirst, make) => {
    if (!isInstalled) return
    const open = await make()
    // Again, as it is opened at every start; several servers may do it at once.
    for (const database of [await open(), ...(await Promise.all([open(), open()]))]) {
      onTestFinished(() => database.close())
      expect(await listed(database)).toEqual([
        {
          ...{ id: ID, receivedAt: 2, name: 'B', email: 'B@b', message: 'hello', status: 'failed' },
          ...{ details: { page: '/' }, suspicion: undefined, quarantined: false, selfTest: false },
          // Nobody is reminded of it.
          ...{ state: 'new', note: undefined, answeredAt: undefined, reminded: 2 },
          channels: {
            mail: {
              status: 'failed',
              attempts: 3,
              doneAt: '1970-01-01T00:00:00.006Z',
              lastError: '550 no',
            },
            webhook: { status: 'waiting', attempts: 1, nextAttemptAt: '1970-01-01T00:00:00.007Z' },
          },
        },
      ])
      expect(await listed(database, 'quarantined')).toMatchObject([{ id: 'a' }])
      const values = await database.db.selectFrom('key_values').selectAll().execute()
      expect(values).toEqual([{ name: 'self-test-mark', value: 'secret' }])
    }
    const database = await open()
    onTestFinished(() => database.close())
    // The first release told nobody of suspected spam; a digest that was sent is not sent again.
    expect(await planDigest(database)).toBe(isFirst ? 1 : 0)
    const sent = await readDigest(database, { id: 'digest-4-8' })
    expect(sent.enquiries).toHaveLength(isFirst ? 0 : 1)
  })
})
