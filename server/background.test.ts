import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../tests/server/support/eventually.ts'
import { startMailServer, textOf } from '../tests/server/support/mail-server.ts'
import { testDatabase } from '../tests/server/support/test-database.ts'
import { background } from './background.ts'
import { metrics } from './metrics.ts'
import { NEUTRAL_SITE } from './neutral-site.ts'
import { readSettings } from './settings.ts'
import { eraseEnquiry } from './store/erase-enquiries.ts'
import { openSqlite } from './store/open-sqlite.ts'
import { wipeTraces } from './store/wipe.ts'

const SECRET = 'an unmistakable secret'
const MINUTE_MS = 60_000

/** Whether any file of the folder contains the secret. */
const isFound = (folder: string) =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(SECRET))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('Suspected spam that arrives while the server runs is mailed in a digest', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const smtp = await startMailServer()
  const { database, folder, store } = testDatabase()
  const settings = readSettings({ DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_TO: 'o@example.com' })
  const work = await background(database, settings, () => NEUTRAL_SITE, metrics())
  await work.start('http://localhost')
  await store({ receivedAt: Date.now(), message: SECRET, suspicion: 'honeypot', quarantined: true })
  await vi.advanceTimersByTimeAsync(MINUTE_MS + 1000)
  await eventually(() => smtp.mails.map(textOf)).toEqual([expect.stringContaining(SECRET)])
  expect(await work.health()).toMatchObject({ healthy: true, outbox: { suspected: 1 } })
  await work.stop(0)
})

test('An enquiry that was never mailed is announced to the owner before it is deleted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const smtp = await startMailServer()
  const { database, folder, store } = testDatabase({ enquiries: [], selfTests: [] })
  const settings = readSettings({ DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_TO: 'o@example.com' })
  const work = await background(database, settings, () => NEUTRAL_SITE, metrics())
  const id = await store({ receivedAt: Date.now() - 400 * 24 * 60 * MINUTE_MS })
  await work.start('http://localhost')
  await vi.advanceTimersByTimeAsync(MINUTE_MS + 1000)
  await eventually(() => smtp.mails.map(textOf)).toEqual([expect.stringContaining(id)])
  expect(await work.health()).toMatchObject({ healthy: true })
  await work.stop(0)
})

test('The server wipes what a deletion had to leave because of a reader, and logs it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { database, folder, store } = testDatabase()
  const id = await store({ message: SECRET })
  const settings = readSettings({ DATA_DIR: folder })
  const work = await background(database, settings, () => NEUTRAL_SITE, metrics())
  await work.start('http://localhost')

  const reader = openSqlite(folder)
  reader.file?.exec('BEGIN; SELECT * FROM messages')
  const commandLine = openSqlite(folder)
  await eraseEnquiry(commandLine, id)
  expect(await wipeTraces(commandLine, 0)).toBe(false)
  await commandLine.close()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(isFound(folder)).toBe(true)
  expect(log).not.toHaveBeenCalledWith(expect.stringContaining('wiped'), expect.anything())

  await reader.close()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(isFound(folder)).toBe(false)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('wiped'), expect.anything())
  await work.stop(0)
})

test('The alarm comes within a minute, without a visitor, when the database cannot be written', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { database, folder } = testDatabase()
  const settings = readSettings({ DATA_DIR: folder })
  const work = await background(database, settings, () => NEUTRAL_SITE, metrics())
  await work.start('http://localhost')
  database.file?.exec('PRAGMA query_only = ON')
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  await eventually(() => log.mock.calls.flat().join('\n')).toContain('ALARM: Messages cannot be')
  database.file?.exec('PRAGMA query_only = OFF')
  await work.stop(0)
})
