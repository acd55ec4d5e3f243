import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createEnquiries, messagesAt } from '../../editor/server/enquiries.ts'
import { readSettings } from '../../server/settings.ts'
import { deliveryQueue } from '../../server/store/delivery-queue.ts'
import { noticeQueue, planNotice } from '../../server/store/notices.ts'
import { openPostgres } from '../../server/store/open-postgres.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { ownerCommand, runServer } from './support/run-server.ts'
import { listed, temporaryFolder, testDatabase } from './support/test-database.ts'

const specify = test.skipIf(!hasPostgres)

const postgres = hasPostgres ? await startPostgres() : undefined
afterAll(() => postgres?.stop())

/** A data folder with messages in every state, and an empty PostgreSQL. */
async function setUp() {
  const { database, folder, store } = testDatabase({
    enquiries: ['mail', 'webhook'],
    selfTests: [],
  })
  const mail = deliveryQueue(database, 'mail')
  await mail.delivered(await store({ message: 'delivered' }), 2_000_000)
  await mail.failed(await store({ message: 'failed' }), 2_000_000, '550 no')
  await mail.postponed(await store({ message: 'tried' }), 1_000_000, 1_030_000, 'later')
  await store({ message: 'spam', suspicion: 'honeypot', quarantined: true })
  await planNotice(database, 'digest', { mails: true, months: 12, now: 1_000_000 })
  await noticeQueue(database).delivered('1', 1_000_000)
  const all = [...(await listed(database)), ...(await listed(database, { status: 'quarantined' }))]
  await database.close()
  const DATABASE_URL = (await postgres?.newDatabase()) ?? ''
  return { all, settings: { DATA_DIR: folder, DATABASE_URL } }
}

/** All messages in a PostgreSQL database, and how many of them a new digest would contain. */
async function contentOf(url: string) {
  const database = await openPostgres(url)
  const all = [...(await listed(database)), ...(await listed(database, { status: 'quarantined' }))]
  const at = { mails: true, months: 12, now: Date.now() }
  const digest = await planNotice(database, 'digest', at)
  await database.close()
  return { all, digest }
}

const byText = <Message extends { message: string }>(all: Message[]) =>
  all.toSorted((a, b) => a.message.localeCompare(b.message))

describe('npm run messages -- move', () => {
  specify(
    'moves all messages to PostgreSQL with their state, and puts the file aside',
    async () => {
      const { all, settings } = await setUp()
      const { code, text } = await ownerCommand(settings, 'move')
      expect({ code, text }).toEqual({ code: 0, text: expect.stringMatching(/^4 messages moved/) })
      const moved = await contentOf(settings.DATABASE_URL)
      expect(byText(moved.all)).toEqual(byText(all))
      expect(moved.digest).toBe(0)
      const former = /file is (\S+\.db):/.exec(text)?.[1] ?? ''
      expect([existsSync(former), existsSync(join(settings.DATA_DIR, 'messages.db'))]).toEqual([
        true,
        false,
      ])
      expect(await ownerCommand(settings, 'move')).toEqual({
        code: 1,
        text: `There are no messages in ${settings.DATA_DIR}.\n`,
      })
    },
  )

  specify('is refused while a server runs on the file, and changes nothing', async () => {
    const { settings } = await setUp()
    await runServer({ DATA_DIR: settings.DATA_DIR })
    const { code, text } = await ownerCommand(settings, 'move')
    expect({ code, text }).toEqual({
      code: 1,
      text: expect.stringMatching(/^Another server works with the enquiries in /),
    })
    expect((await contentOf(settings.DATABASE_URL)).all).toEqual([])
  })

  specify('leaves the file as it is if PostgreSQL cannot be reached', async () => {
    const { settings } = await setUp()
    const DATABASE_URL = 'postgres://site@127.0.0.1:1/messages'
    expect(await ownerCommand({ ...settings, DATABASE_URL }, 'move')).toMatchObject({ code: 1 })
    expect(existsSync(join(settings.DATA_DIR, 'messages.db'))).toBe(true)
  })

  specify('says what it needs without DATABASE_URL', async () => {
    expect(await ownerCommand({ DATA_DIR: temporaryFolder() }, 'move')).toEqual({
      code: 1,
      text: 'Set DATABASE_URL to the PostgreSQL that the messages move to.\n',
    })
  })
})

specify('A backup of PostgreSQL is a file that restore brings into either engine', async () => {
  const { all, settings } = await setUp()
  await ownerCommand(settings, 'move')
  const file = join(temporaryFolder(), 'backup.db')
  expect(await ownerCommand(settings, 'backup', file)).toMatchObject({ code: 0 })
  const empty = (await postgres?.newDatabase()) ?? ''
  const back = { DATA_DIR: temporaryFolder() }
  for (const target of [{ ...settings, DATABASE_URL: empty }, back]) {
    expect((await ownerCommand(target, 'restore', file)).text).toMatch(/^4 messages restored\./)
    expect((await ownerCommand(target, 'restore', file)).text).toMatch(/^0 messages restored\./)
  }
  expect(byText((await contentOf(empty)).all)).toEqual(byText(all))
  const list = await ownerCommand(back, 'list', '--json')
  expect(JSON.parse(list.text)).toHaveLength(3)
  expect((await ownerCommand(settings, 'restore', file, '--replace')).text).toBe(
    '--replace is for a file: for PostgreSQL, use an empty database.\n',
  )
})

specify('The editor lists the enquiries of PostgreSQL', async () => {
  const { settings } = await setUp()
  await ownerCommand(settings, 'move')
  const enquiries = createEnquiries(messagesAt(undefined, readSettings(settings)))
  expect(await (await enquiries.request('/')).json()).toMatchObject({
    place: 'PostgreSQL',
    isThere: true,
    suspected: 1,
    found: 3,
  })
})
