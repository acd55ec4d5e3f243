import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { deliveryWorker } from '../../server/delivery/delivery-worker.ts'
import type { Database } from '../../server/store/database.ts'
import { deliveryQueue } from '../../server/store/delivery-queue.ts'
import type { NewEnquiry } from '../../server/store/enquiry.ts'
import { eraseEnquiry, eraseSender } from '../../server/store/erase-enquiries.ts'
import { enquiryInserter } from '../../server/store/insert-enquiries.ts'
import { keyValueStore } from '../../server/store/key-value-store.ts'
import { noticeQueue, noticeReader, planNotice, unsentNotices } from '../../server/store/notices.ts'
import { openPostgres } from '../../server/store/open-postgres.ts'
import { openSqlite } from '../../server/store/open-sqlite.ts'
import { outboxFigures } from '../../server/store/outbox-figures.ts'
import { countQuarantined, isStored, readEnquiry } from '../../server/store/read-enquiries.ts'
import { releaseEnquiry, retryAll, retryEnquiry } from '../../server/store/requeue.ts'
import { deleteExpired } from '../../server/store/retention.ts'
import { wipeTraces } from '../../server/store/wipe.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { listed, newEnquiry, storeSuspected, temporaryFolder } from './support/test-database.ts'

const ID = '0b9c8a0e-1f5d-4c53-9c3a-0123456789ab'
const DAY = 24 * 60 * 60_000
const NOW = Date.parse('2026-11-21T12:00:00Z')

const postgres = hasPostgres ? await startPostgres() : undefined
afterAll(() => postgres?.stop())

const ENGINES: [string, boolean, () => Promise<Database>][] = [
  ['SQLite', true, async () => openSqlite(temporaryFolder())],
  ['PostgreSQL', hasPostgres, async () => openPostgres((await postgres?.newDatabase()) ?? '')],
]

describe.each(ENGINES)('With %s', (_name, isInstalled, open) => {
  /** A test that is reported as skipped where the engine is not on this machine. */
  const specify = test.skipIf(!isInstalled)

  async function setUp() {
    const database = await open()
    onTestFinished(() => database.close())
    const insert = enquiryInserter(database, { enquiries: ['mail', 'webhook'], selfTests: [] })
    const store = async (given: Partial<NewEnquiry> = {}) => (await insert(newEnquiry(given))).id
    const [mail, webhook] = [deliveryQueue(database, 'mail'), deliveryQueue(database, 'webhook')]
    return { database, insert, store, mail, webhook, known: keyValueStore(database) }
  }

  specify('a message is stored unchanged, in every script, and a repeat of it once', async () => {
    const { database, insert } = await setUp()
    const words = { name: 'आशा "x" \u202e', message: "'; DROP TABLE messages; --\n👩🏽‍🚀\n" }
    const message = newEnquiry({ id: ID, ...words, details: { page: '/contact' } })
    expect(await insert(message)).toEqual({ id: ID, repeat: false })
    expect(await insert(message)).toEqual({ id: ID, repeat: true })
    expect(await readEnquiry(database, ID)).toMatchObject({
      ...words,
      status: 'waiting',
      details: { page: '/contact' },
      receivedAt: 1_000_000,
      attempts: 0,
    })
    const edited = await insert({ ...message, message: 'edited' })
    expect(edited).toMatchObject({ repeat: false })
    expect(await insert({ ...message, message: 'edited' })).toEqual({ ...edited, repeat: true })
    expect(await listed(database)).toHaveLength(2)
    expect([await isStored(database, ID), await isStored(database, 'x')]).toEqual([true, false])
  })

  specify('the same message sent many times at once is stored once', async () => {
    const { database, insert } = await setUp()
    const results = await Promise.all(
      Array.from({ length: 20 }, () => insert(newEnquiry({ id: ID }))),
    )
    expect(results.filter(({ repeat }) => !repeat)).toHaveLength(1)
    expect(await listed(database)).toHaveLength(1)
  })

  specify('messages are listed from the oldest to the newest, however many there are', async () => {
    const { database, store } = await setUp()
    for (let n = 0; n < 450; n++) await store({ receivedAt: 450 - (n >> 2), message: `${n}` })
    const all = await listed(database)
    expect(all).toHaveLength(450)
    expect(new Set(all.map(({ id }) => id)).size).toBe(450)
    const times = all.map(({ receivedAt }) => receivedAt)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  specify(
    'untried messages are claimed first, and the result of each attempt is kept',
    async () => {
      const { database, store, mail, webhook } = await setUp()
      const old = await store()
      await mail.postponed(old, 1_000_000, 1_030_000, 'later')
      expect(await mail.tries(old)).toEqual({ attempts: 1, since: 1_000_000 })
      expect(await mail.claim(1_029_999, 5, [])).toEqual([])
      const recent = await store({ receivedAt: 1_020_000 })
      expect(await mail.claim(1_030_000, 1, [])).toEqual([recent])
      expect(await mail.claim(1_030_000, 5, [recent])).toEqual([old])
      await mail.delivered(recent, 1_040_000, 'one of two refused it')
      await mail.failed(old, 1_050_000, '550 no')
      await webhook.delivered(recent, 1_060_000)
      expect(await readEnquiry(database, recent)).toMatchObject({
        status: 'delivered',
        attempts: 1,
        deliveredAt: 1_040_000,
        lastError: 'one of two refused it',
      })
      expect(await readEnquiry(database, old)).toMatchObject({ status: 'failed', attempts: 2 })
      expect(await outboxFigures(database)).toEqual({
        mail: {
          waiting: 0,
          failed: 1,
          oldest: undefined,
          dueSince: undefined,
          lastDelivery: 1_040_000,
          lastNote: 'one of two refused it',
        },
        webhook: {
          waiting: 1,
          failed: 0,
          oldest: 1_000_000,
          dueSince: 1_000_000,
          lastDelivery: 1_060_000,
          lastNote: undefined,
        },
        suspected: 0,
        unsent: [],
      })
      expect(await retryEnquiry(database, old, 2_000_000)).toBe(true)
      expect(await retryAll(database, 2_000_000), 'one message, on two channels').toBe(1)
      expect(await mail.claim(2_000_000, 5, [])).toEqual([old])
    },
  )

  specify('a due time far ahead is brought back after the clock was set back', async () => {
    const { store, mail } = await setUp()
    const id = await store({ receivedAt: NOW + DAY })
    await mail.reschedule(NOW, () => 0)
    expect(await mail.claim(NOW, 5, [])).toEqual([id])
  })

  specify(
    'suspected spam is quarantined, told in one digest, and deleted a month later',
    async () => {
      const { database, store, known } = await setUp()
      const spam = { suspicion: 'honeypot', quarantined: true, receivedAt: NOW } as const
      const ids = [await store({ ...spam, message: 'a' }), await store({ ...spam, message: 'b' })]
      expect([await listed(database), await countQuarantined(database)]).toEqual([[], 2])
      const at = { mails: true, months: 12, now: NOW }
      const planned = await Promise.all([1, 2, 3].map(() => planNotice(database, 'digest', at)))
      expect(planned.toSorted()).toEqual([0, 0, 2])
      const queue = noticeQueue(database)
      const [notice = ''] = await queue.claim(NOW, 5, [])
      expect(await noticeReader(database)(notice)).toMatchObject({ kind: 'digest', createdAt: NOW })
      await queue.postponed(notice, NOW, NOW + 1000, 'down')
      expect(await unsentNotices(database)).toEqual([
        { kind: 'digest', since: NOW, toldAt: undefined, messages: 2, lastError: 'down' },
      ])
      expect(await releaseEnquiry(database, ids[0] ?? '', ['mail'], NOW)).toBe(true)
      expect(await releaseEnquiry(database, ids[0] ?? '', ['mail'], NOW)).toBe(false)
      await queue.delivered(notice, NOW)
      expect(await planNotice(database, 'digest', { ...at, now: NOW + 2 * DAY })).toBe(0)
      await deleteExpired(database, 12, NOW + 29 * DAY)
      expect(await countQuarantined(database)).toBe(1)
      await deleteExpired(database, 12, NOW + 30 * DAY)
      expect(await countQuarantined(database)).toBe(0)
      expect(await listed(database)).toHaveLength(1)
      expect(await known.wipeOwed()).toBe('log')
    },
  )

  specify.each([
    ['number', 70_000, 'Spam', 5000],
    ['size', 40, '\u00fc'.repeat(100_000), 24],
  ])('a digest of suspected spam is limited by %s', async (_, stored, message, planned) => {
    const { database } = await setUp()
    await storeSuspected(database, stored, { message })
    const at = { mails: true, months: 12, now: NOW }
    expect(await planNotice(database, 'digest', at)).toBe(planned)
    const [id = ''] = await noticeQueue(database).claim(NOW, 5, [])
    const notice = await noticeReader(database)(id)
    expect([notice?.messages.length, notice?.more]).toEqual([planned, stored - planned])
    await noticeQueue(database).delivered(id, NOW)
    await deleteExpired(database, 12, NOW + 30 * DAY)
    expect(await countQuarantined(database)).toBe(stored - planned)
  })

  specify('what was mailed is deleted after a year, what was not after a warning', async () => {
    const { database, store, mail } = await setUp()
    await mail.delivered(await store({ receivedAt: NOW - 400 * DAY, message: 'mailed' }), NOW)
    await store({ receivedAt: NOW - 400 * DAY, message: 'never mailed' })
    await store({ receivedAt: NOW, message: 'young' })
    expect(await deleteExpired(database, 12, NOW)).toBe(1)
    expect(await planNotice(database, 'deletion', { mails: false, months: 12, now: NOW })).toBe(1)
    await deleteExpired(database, 12, NOW + 13 * DAY)
    expect(await listed(database)).toHaveLength(2)
    await deleteExpired(database, 12, NOW + 14 * DAY)
    expect((await listed(database)).map(({ message }) => message)).toEqual(['young'])
  })

  specify('the owner erases a message, or a sender, and the traces are wiped', async () => {
    const { database, store, known } = await setUp()
    const id = await store({ email: 'ravi@example.com' })
    await store({ email: 'Asha@Example.com' })
    await store({ email: 'asha@example.com', suspicion: 'too fast', quarantined: true })
    expect(await eraseEnquiry(database, id)).toBe(1)
    expect(await eraseSender(database, ' ASHA@example.com')).toBe(2)
    expect(await known.wipeOwed()).toBe('file')
    expect(await wipeTraces(database, 0)).toBe(true)
    expect(await known.wipeOwed()).toBe('nothing')
  })

  specify('server and command line share what they know', async () => {
    const { known } = await setUp()
    await known.noteAlive(NOW)
    await known.noteMails(true)
    await known.noteSelfTest({ at: NOW, ok: true, text: 'fine' })
    await known.tryDisk()
    expect(await known.mails()).toBe(true)
    expect(await known.lastSelfTest()).toEqual({ at: NOW, ok: true, text: 'fine' })
    expect(await known.selfTestMark()).toBe(await known.selfTestMark())
  })

  specify('a worker delivers each message once, also those that arrive meanwhile', async () => {
    const { database, store, mail } = await setUp()
    const sent: string[] = []
    const worker = deliveryWorker({
      queue: mail,
      read: (id) => readEnquiry(database, id),
      channel: {
        name: 'mail',
        async send({ id }) {
          sent.push(id)
          return undefined
        },
      },
      now: () => NOW,
      random: () => 0.5,
      parallel: 3,
      deadlineMs: 10_000,
      log: () => {},
      report: () => {},
    })
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const id = await store()
        void worker.deliverDue()
        return id
      }),
    )
    await worker.settled()
    expect(sent.toSorted()).toEqual(ids.toSorted())
  })
})
