import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { SEND_FORM_PATH } from '../../contract/fields.ts'
import { DATABASE_FILE } from '../../server/store/sqlite.ts'
import { eventually } from './support/eventually.ts'
import { startReceiver } from './support/receiver.ts'
import { alarmsAt, asPageCall, runServer } from './support/run-server.ts'
import { listed, temporaryFolder, testDatabase } from './support/test-database.ts'

/** A server on a file, with one page, and what a visitor does there. */
async function start(DATA_DIR = temporaryFolder(), more = {}) {
  const server = await runServer({ DATA_DIR, ...more })
  return {
    ...server,
    DATA_DIR,
    send: async () => (await fetch(server.url + SEND_FORM_PATH, asPageCall({}))).status,
    status: async (path: string) => (await fetch(server.url + path)).status,
    health: async () => (await alarmsAt(server.url)).join(),
  }
}

function lock(DATA_DIR: string) {
  const other = new DatabaseSync(join(DATA_DIR, DATABASE_FILE), { timeout: 5000 })
  other.exec('BEGIN IMMEDIATE')
  return () => other.close()
}

test('While another program holds the lock of the database, pages and /healthz are served, and an enquiry is stored as soon as the lock ends', async () => {
  const { DATA_DIR, send, status } = await start()
  const release = lock(DATA_DIR)
  const sent = send()
  for (let n = 0; n < 20; n++) expect(await status('/')).toBe(200)
  // Before the lock ends.
  expect(await status('/healthz')).toBe(200)
  release()
  expect(await sent).toBe(200)
})

test('While another program holds the lock of the database for too long, all who wait are told to try again, together', async () => {
  const { DATA_DIR, send, status } = await start()
  const release = lock(DATA_DIR)
  const all = await Promise.all(Array.from({ length: 12 }, send))
  expect(all).toEqual(Array(12).fill(503))
  expect(await status('/')).toBe(200)
  release()
  await eventually(send).toBe(200)
  // One after the other they would have taken twice as long.
}, 60_000)

test('A database that vanished refuses enquiries, with an alarm', async () => {
  const { url, bodies } = await startReceiver()
  const { DATA_DIR, send, health } = await start(undefined, { ALARM_WEBHOOK_URL: url })
  expect(await send()).toBe(200)
  rmSync(DATA_DIR, { recursive: true })
  expect(await send()).toBe(503)
  await eventually(health).toContain('Enquiries cannot be stored')
  // At once, since no job can be stored.
  await eventually(bodies).toEqual([expect.stringContaining('Enquiries cannot be stored')])
})

test('The file of the database on a full disk stores no part of an enquiry, and earlier ones stay', async () => {
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
