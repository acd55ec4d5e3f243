import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { copyInto } from '../../server/store/back-up.ts'
import { migrations } from '../../server/store/migrations.ts'
import { noticeQueue, planNotice } from '../../server/store/notices.ts'
import { openSqlite } from '../../server/store/open-sqlite.ts'
import { eventually } from './support/eventually.ts'
import { asPageCall, ownerCommand, runServer } from './support/run-server.ts'
import { temporaryFolder, testDatabase } from './support/test-database.ts'

const command = (DATA_DIR: string, ...typed: string[]) => ownerCommand({ DATA_DIR }, ...typed)

const idsIn = async (DATA_DIR: string) =>
  (JSON.parse((await command(DATA_DIR, 'list', '--json')).text) as { id: string }[]).map(
    ({ id }) => id,
  )

describe('npm run messages -- backup', () => {
  test('holds every enquiry that was acknowledged before, while others arrive; restore brings all back', async () => {
    const DATA_DIR = temporaryFolder()
    const server = await runServer({ DATA_DIR, RATE_LIMIT_PER_MINUTE: '0' })
    const acknowledged: string[] = []
    let stopped = false
    const visitor = async () => {
      while (!stopped) {
        const id = randomUUID()
        const fields = { [FIELD.messageId]: id, [FIELD.message]: `message ${id}` }
        const { status } = await fetch(server.url + SEND_FORM_PATH, asPageCall(fields))
        if (status === 200) acknowledged.push(id)
      }
    }
    const visitors = [visitor(), visitor(), visitor(), visitor()]
    const file = join(temporaryFolder(), 'backup.db')
    await eventually(() => acknowledged.length).toBeGreaterThan(20)
    const before = [...acknowledged]
    expect(await command(DATA_DIR, 'backup', file)).toMatchObject({ code: 0 })
    stopped = true
    await Promise.all(visitors)
    expect(acknowledged.length).toBeGreaterThan(before.length)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const restored = temporaryFolder()
    expect(await command(restored, 'restore', file)).toMatchObject({ code: 0 })
    const ids = await idsIn(restored)
    expect(ids).toEqual(expect.arrayContaining(before))
    expect(await idsIn(DATA_DIR)).toEqual(expect.arrayContaining([...acknowledged, ...ids]))
  })

  test('never writes over a file, and says so', async () => {
    const DATA_DIR = temporaryFolder()
    await runServer({ DATA_DIR })
    const file = join(DATA_DIR, 'messages.db')
    expect(await command(DATA_DIR, 'backup', file)).toEqual({
      code: 1,
      text: `${file} exists already. Please choose another name.\n`,
    })
  })

  test('says what is missing, and leaves nothing behind', async () => {
    const DATA_DIR = temporaryFolder()
    expect((await command(DATA_DIR, 'backup', 'copy.db')).text).toBe(
      `There are no messages in ${DATA_DIR} yet.\n`,
    )
    expect((await command(DATA_DIR, 'backup')).text).toBe(
      'This command needs one file: backup FILE\n',
    )
    await runServer({ DATA_DIR })
    const file = join(DATA_DIR, 'no', 'such', 'folder.db')
    expect((await command(DATA_DIR, 'backup', file)).text).toMatch(/cannot be written: /)
    expect(existsSync(join(DATA_DIR, 'no'))).toBe(false)
  })
})

/** A data folder that no server uses, with one message, and a backup with another. */
async function stoppedServer() {
  const current = testDatabase()
  const now = await current.store({ message: 'now' })
  await current.database.close()
  const past = testDatabase()
  const then = await past.store({ message: 'then' })
  const backup = join(temporaryFolder(), 'backup.db')
  await copyInto(past.database, backup)
  return { DATA_DIR: current.folder, now, then, backup, past: past.database }
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

describe('npm run messages -- restore', () => {
  test('adds the messages of a backup, and leaves those that are there, and the backup, as they are', async () => {
    const { DATA_DIR, now, then, backup } = await stoppedServer()
    const before = digestOf(backup)
    expect((await command(DATA_DIR, 'restore', backup)).text).toMatch(/^1 message restored\./)
    expect((await command(DATA_DIR, 'restore', backup)).text).toMatch(/^0 messages restored\./)
    expect((await idsIn(DATA_DIR)).sort()).toEqual([now, then].sort())
    expect(digestOf(backup)).toBe(before)
  })

  test('does not put suspected spam into a digest that has been sent', async () => {
    const { DATA_DIR, past } = await stoppedServer()
    const at = { mails: true, months: 12, now: 1_000_000 }
    const store = testDatabase()
    for (const database of [past, store.database]) {
      database.file?.exec('UPDATE messages SET quarantined = 1')
      await planNotice(database, 'digest', at)
      await noticeQueue(database).delivered('1', at.now)
    }
    const copy = join(temporaryFolder(), 'copy.db')
    await copyInto(past, copy)
    expect(await command(DATA_DIR, 'restore', copy)).toMatchObject({ code: 0 })
    const database = openSqlite(DATA_DIR)
    expect(await planNotice(database, 'digest', { ...at, now: at.now * 1e6 })).toBe(0)
    await database.close()
  })
})

describe('npm run messages -- restore --replace', () => {
  const replace = (DATA_DIR: string, file: string) =>
    command(DATA_DIR, 'restore', file, '--replace')

  test('puts a backup in place of all messages, and keeps the former ones beside it', async () => {
    const { DATA_DIR, now, then, backup } = await stoppedServer()
    const { code, text } = await replace(DATA_DIR, backup)
    expect({ code, text }).toEqual({ code: 0, text: expect.stringMatching(/^1 message in place/) })
    expect(await idsIn(DATA_DIR)).toEqual([then])
    const former = /are in (\S+\.db):/.exec(text)?.[1] ?? ''
    expect(await command(DATA_DIR, 'restore', former)).toMatchObject({ code: 0 })
    expect((await idsIn(DATA_DIR)).sort()).toEqual([now, then].sort())
    expect(statSync(join(DATA_DIR, 'messages.db')).mode & 0o777).toBe(0o600)
  })

  test('is refused while the server runs', async () => {
    const { backup } = await stoppedServer()
    const DATA_DIR = temporaryFolder()
    await runServer({ DATA_DIR })
    expect(await replace(DATA_DIR, backup)).toEqual({
      code: 1,
      text: `Another server works with the enquiries in ${DATA_DIR}: stop it, or choose another folder with DATA_DIR.\n`,
    })
    expect(await idsIn(DATA_DIR)).toEqual([])
  })

  test('replaces a database that can no longer be opened, and makes a folder that is gone', async () => {
    const { DATA_DIR, then, backup } = await stoppedServer()
    writeFileSync(join(DATA_DIR, 'messages.db'), 'no database any more, after the disk failed')
    expect(await command(DATA_DIR, 'restore', backup)).toMatchObject({ code: 1 })
    for (const folder of [DATA_DIR, join(DATA_DIR, 'new', 'folder')]) {
      expect(await replace(folder, backup)).toMatchObject({ code: 0 })
      expect(await idsIn(folder)).toEqual([then])
    }
  })

  test('migrates a backup of an earlier version, and the server then serves it', async () => {
    const backup = join(temporaryFolder(), 'old.db')
    const old = new DatabaseSync(backup)
    old.exec(`${migrations('sqlite')[0]}; PRAGMA user_version = 1;
      INSERT INTO messages VALUES ('b', 2, 'B', 'b@b', 'b@b', 'hello', '{}', 'y', NULL, 0);
      INSERT INTO deliveries (message_id, channel, next_attempt_at) VALUES ('b', 'mail', 2)`)
    old.close()
    const DATA_DIR = temporaryFolder()
    expect(await replace(DATA_DIR, backup)).toMatchObject({ code: 0 })
    expect((await fetch(`${(await runServer({ DATA_DIR })).url}/healthz`)).status).toBe(200)
    expect(await idsIn(DATA_DIR)).toEqual(['b'])
  })

  test.each([
    [
      'is damaged',
      damaged,
      /backup\.db (?:is damaged: |cannot be read: database disk image is malformed)/,
    ],
    [
      'is something else',
      (file: string) => writeFileSync(file, 'a letter '.repeat(900)),
      /cannot be read: file is not a database\.\n$/,
    ],
    ['is a database of another program', foreign, /is no copy of the messages\.\n$/],
    [
      'is from a newer version',
      newer,
      /is from a newer version of this program: update it first\.\n$/,
    ],
  ])('changes nothing if the file %s, and says so', async (_, spoil, said) => {
    const { DATA_DIR, now, backup } = await stoppedServer()
    spoil(backup)
    for (const { code, text } of [
      await replace(DATA_DIR, backup),
      await command(DATA_DIR, 'restore', backup),
    ]) {
      expect(code).toBe(1)
      expect(text).toMatch(said)
      expect(text.trim().split('\n')).toHaveLength(1)
    }
    expect(await idsIn(DATA_DIR)).toEqual([now])
  })
})

/** Overwrites a page in the middle of a database. */
function damaged(file: string) {
  const bytes = readFileSync(file)
  bytes.fill(0xff, 4096, 8192)
  writeFileSync(file, bytes)
}

function foreign(file: string) {
  const other = join(temporaryFolder(), 'other.db')
  const database = new DatabaseSync(other)
  database.exec('CREATE TABLE songs (name TEXT); PRAGMA user_version = 1')
  database.close()
  copyFileSync(other, file)
}

function newer(file: string) {
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA user_version = ${migrations('sqlite').length + 1}`)
  database.close()
}
