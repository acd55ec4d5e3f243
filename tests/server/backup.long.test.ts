import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { backUp } from '../../server/store/copies.ts'
import { noteDigested, readDigest } from '../../server/store/digest.ts'
import { readEnquiry } from '../../server/store/enquiries.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { eventually } from './support/eventually.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { asPageCall, ownerCommand, runServer } from './support/run-server.ts'
import { temporaryFolder, testDatabase } from './support/test-database.ts'

const postgres = await startPostgres()

const command = (DATA_DIR: string, ...typed: string[]) => ownerCommand({ DATA_DIR }, ...typed)

async function idsIn(DATA_DIR: string) {
  const all: { id: string }[] = JSON.parse((await command(DATA_DIR, 'list', '--json')).text)
  return all.map(({ id }) => id)
}

test('A backup holds every enquiry that was acknowledged before; restore brings all back', async () => {
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
  const { code, text } = await command(DATA_DIR, 'backup', file)
  expect([code, text]).toEqual([1, expect.stringContaining('file already exists')])

  const restored = temporaryFolder()
  expect(await command(restored, 'restore', file)).toMatchObject({ code: 0 })
  const ids = await idsIn(restored)
  expect(ids).toEqual(expect.arrayContaining(before))
  expect(await idsIn(DATA_DIR)).toEqual(expect.arrayContaining([...acknowledged, ...ids]))
})

/** A data folder that no server uses, with one enquiry, and a backup with another. */
async function stoppedServer() {
  const current = await testDatabase()
  const now = await current.store({ message: 'now' })
  await current.database.close()
  const past = await testDatabase()
  const then = await past.store({ message: 'then' })
  const file = join(temporaryFolder(), 'backup.db')
  backUp(past.database.file as DatabaseSync, file)
  return { DATA_DIR: current.folder, now, then, file, past }
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

test('Restore adds the enquiries of a backup, and leaves those that are there, and the backup, as they are', async () => {
  const { DATA_DIR, now, then, file } = await stoppedServer()
  const before = digestOf(file)
  expect((await command(DATA_DIR, 'restore', file)).text).toMatch(/^1 enquiry restored\./)
  expect((await command(DATA_DIR, 'restore', file)).text).toMatch(/^0 enquiries restored\./)
  expect((await idsIn(DATA_DIR)).sort()).toEqual([now, then].sort())
  expect(digestOf(file)).toBe(before)
})

test('Restore brings back all where the database was put aside, also if it can no longer be opened', async () => {
  const { DATA_DIR, then, file } = await stoppedServer()
  writeFileSync(join(DATA_DIR, 'enquiries.db'), 'no database any more, after the disk failed')
  const { code, text } = await command(DATA_DIR, 'restore', file)
  expect([code, text]).toEqual([1, expect.stringMatching(/^Enquiries cannot be stored in .*\n$/)])
  rmSync(join(DATA_DIR, 'enquiries.db'))
  expect(await command(DATA_DIR, 'restore', file)).toMatchObject({ code: 0 })
  expect(await idsIn(DATA_DIR)).toEqual([then])
  expect(statSync(join(DATA_DIR, 'enquiries.db')).mode & 0o777).toBe(0o600)
})

test('Restore knows what was mailed, on its own or in a digest, and sends none of it again', async () => {
  const { DATA_DIR, then, past } = await stoppedServer()
  await past.delivered(then)
  await past.store({ message: 'spam', suspicion: 'honeypot', quarantined: true })
  await noteDigested(past.database, (await readDigest(past.database)).enquiries)
  const copy = join(temporaryFolder(), 'copy.db')
  backUp(past.database.file as DatabaseSync, copy)
  expect(await command(DATA_DIR, 'restore', copy)).toMatchObject({ code: 0 })
  const database = await openSqlite(DATA_DIR)
  expect((await readDigest(database)).enquiries).toEqual([])
  expect((await readEnquiry(database, then))?.status).toBe('delivered')
  await database.close()
})

test.skipIf(!hasPostgres)('It moves a database to PostgreSQL, where pg_dump backs up', async () => {
  const { DATA_DIR, now, then, file } = await stoppedServer()
  await command(DATA_DIR, 'restore', file)
  const DATABASE_URL = (await postgres?.newDatabase()) ?? ''
  const source = join(DATA_DIR, 'enquiries.db')
  const { text } = await ownerCommand({ DATABASE_URL }, 'restore', source)
  expect(text).toMatch(/^2 enquiries restored\./)
  const listed = await ownerCommand({ DATABASE_URL }, 'list', '--json')
  expect(listed.text).toContain(now)
  expect(listed.text).toContain(then)
  const refused = await ownerCommand({ DATABASE_URL }, 'backup', file)
  expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('pg_dump')])
})

const damage = (file: string) => writeFileSync(file, readFileSync(file).fill(0xff, 4096, 8192))
const replace = (file: string) => writeFileSync(file, 'a letter '.repeat(900))
const change = (file: string, statement: string) => {
  const database = new DatabaseSync(file)
  database.exec(statement)
  database.close()
}
const renew = (file: string) => {
  rmSync(file)
  change(file, 'CREATE TABLE songs (name TEXT)')
}
test.each([
  ['is damaged', damage, /backup\.db cannot be restored: /],
  ['is something else', replace, /cannot be restored: file is not a database\.\n$/],
  ['is a database of another program', renew, /it is no copy of the enquiries\.\n$/],
])('It changes nothing if the file %s, and says so', async (_, spoil, said) => {
  const { DATA_DIR, now, file } = await stoppedServer()
  spoil(file)
  const { code, text } = await command(DATA_DIR, 'restore', file)
  expect([code, text]).toEqual([1, expect.stringMatching(said)])
  expect(text.trim().split('\n')).toHaveLength(1)
  expect(await idsIn(DATA_DIR)).toEqual([now])
})
