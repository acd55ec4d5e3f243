import { expect, onTestFinished, test } from 'vitest'
import { setStatus, versionOf } from '../../server/store/answers.ts'
import type { Database } from '../../server/store/database.ts'
import { deleteEnquiries, deleteExpired, wipeTraces } from '../../server/store/deletion.ts'
import { noteDigested, readDigest } from '../../server/store/digest.ts'
import {
  asJson,
  countSuspected,
  mailboxOf,
  readEnquiry,
  sentBy,
} from '../../server/store/enquiries.ts'
import { outboxFigures } from '../../server/store/figures.ts'
import {
  CLAIM_MS,
  claimJobs,
  keepJob,
  releaseJob,
  retryEnquiries,
} from '../../server/store/jobs.ts'
import { age, listed, newEnquiry, outboxOf, storeSuspected } from './support/test-database.ts'

const ID = '0b9c8a0e-1f5d-4c53-9c3a-0123456789ab'
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MAIL_ALONE = { enquiries: ['mail'], selfTests: [] } as const
const SPAM = { suspicion: 'honeypot', quarantined: true } as const

/** Tests what the server stores and reads, with a new database for each test. */
export function testsOutbox(open: () => Promise<Database> | Database): void {
  async function setUp() {
    const database = await open()
    onTestFinished(() => database.close())
    const claim = async (kind: 'mail' | 'webhook', limit = 5) =>
      (await claimJobs(database, kind, limit)).map(({ enquiry_id }) => enquiry_id)
    const outbox = outboxOf(database, { enquiries: ['mail', 'webhook'], selfTests: [] })
    return { ...outbox, claim }
  }

  test('an enquiry is stored unchanged, in every script, and a repeat of it once', async () => {
    const { database, insert, read } = await setUp()
    const words = { name: 'आशा "x" \u202e', message: "'; DROP TABLE enquiries; --\n👩🏽‍🚀\n" }
    const details = { page: '/contact', ['__proto__']: 'x' }
    const enquiry = newEnquiry({ id: ID, ...words, details })
    expect(await insert(enquiry)).toEqual({ id: ID })
    expect(await insert({ ...enquiry, receivedAt: 2 })).toEqual({ id: ID })
    expect(asJson((await read(ID)) ?? expect.fail())).toMatchObject({
      ...words,
      status: 'waiting',
      details: { page: '/contact' },
    })
    const edited = await insert({ ...enquiry, message: 'edited' })
    expect(edited.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(await insert({ ...enquiry, message: 'edited' })).toEqual(edited)
    expect(await listed(database)).toHaveLength(2)
    expect(await readEnquiry(database, ID)).toBeDefined()
    expect(await readEnquiry(database, 'x')).toBeUndefined()
  })

  test('nothing that a visitor corrects under the same id is lost', async () => {
    const { database, insert } = await setUp()
    const details = { phone: '98765 43210', page: '/contact', referrer: 'https://a.example' }
    await insert(newEnquiry({ id: ID, details }))
    const changes = { phone: '98765 43211', result: 'Lines: 11', 'Own field': '7' }
    const corrected = Object.entries(changes).map(([name, text]) => ({ [name]: text }))
    for (const one of corrected)
      for (let times = 0; times < 2; times++)
        await insert(newEnquiry({ id: ID, details: { ...details, ...one } }))
    // Sent again, later and from elsewhere.
    const again = { phone: '98765 43210', page: '/', elapsed_ms: '9000' }
    await insert(newEnquiry({ id: ID, details: again }))
    const stored = (await listed(database)).map((one) => one.details)
    expect(stored).toEqual([{}, ...corrected].map((one) => ({ ...details, ...one })))
  })

  test('confirmations keep their limits, and marks their order', async () => {
    const { database } = await setUp()
    const { store } = outboxOf(database, { ...MAIL_ALONE, confirmationsPerHour: 3 })
    const addresses = ['a', 'A+b', ...'cdefghij'].map((one) => `${one}@example.com`)
    const [id = ''] = await Promise.all(addresses.map((email) => store({ email })))
    const jobs = database.db.selectFrom('jobs').select('text').where('kind', '=', 'confirmation')
    const queued = async () => (await jobs.execute()).map(({ text }) => text)
    expect([new Set(await queued()).size, (await queued()).length]).toEqual([3, 3])
    expect((await outboxFigures(database)).withheldAt).toBeGreaterThan(0)
    await age(database, HOUR)
    await store({ email: 'k@example.com' })
    expect(await queued()).toHaveLength(4)

    const version = versionOf({ state: 'new' })
    const marks = ['answered', 'lost'] as const
    const results = await Promise.all(
      marks.map((state) => setStatus(database, [], id, { state, note: state, version }, 'now')),
    )
    expect(results.toSorted()).toEqual(['changed', 'done'])
    expect((await readEnquiry(database, id))?.note).toBe(`now: ${marks[results.indexOf('done')]}`)
  })

  test('enquiries are listed from the oldest to the newest, however many', async () => {
    const { database, store } = await setUp()
    for (let n = 0; n < 450; n++) await store({ receivedAt: 450 - (n >> 2), message: `${n}` })
    const all = await listed(database)
    expect(new Set(all.map(({ id }) => id)).size).toBe(450)
    const times = all.map(({ receivedAt }) => receivedAt)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  test('a job is claimed once, untried ones first, until its claim has ended', async () => {
    const { database, store, postponed, claim } = await setUp()
    const old = await store()
    await postponed(old, 'later')
    expect(await claim('mail')).toEqual([])
    await age(database, 30_000)
    const recent = await store()
    expect(await claim('mail', 1)).toEqual([recent])
    const both = await Promise.all([claim('mail'), claim('mail'), claim('mail')])
    expect(both.flat(), 'by one of three servers').toEqual([old])
    await age(database, CLAIM_MS - 1000)
    expect(await claim('mail')).toEqual([])
    await age(database, 1000)
    expect((await claim('mail')).toSorted()).toEqual([recent, old].toSorted())
    await releaseJob(database, `mail:${old}`)
    expect(await claim('mail')).toEqual([old])
  })

  test('the result of each attempt is kept, and the owner may try again', async () => {
    const { database, store, delivered, failed, postponed, read, claim } = await setUp()
    const [one, two] = [await store(), await store()]
    await postponed(two, 'later')
    await delivered(one, 'one of two refused it')
    await failed(two, '550 no')
    await delivered(one, undefined, 'webhook')
    expect(await read(one)).toMatchObject({
      status: 'delivered',
      channels: { mail: { attempts: 1, lastError: 'one of two refused it' } },
    })
    expect(await read(two)).toMatchObject({ status: 'failed', channels: { mail: { attempts: 2 } } })
    expect(await outboxFigures(database)).toMatchObject({
      mail: { waiting: 0, failed: 1, oldest: null, due_since: null },
      webhook: { waiting: 1, failed: 0, oldest: expect.any(Number) },
      lastMail: { last_error: 'one of two refused it' },
    })
    expect(await retryEnquiries(database, two)).toBe(1)
    expect(await retryEnquiries(database, 'unknown')).toBe(0)
    expect(await retryEnquiries(database), 'one enquiry, on two channels').toBe(1)
    expect(await claim('mail')).toEqual([two])
  })

  test('a job that recurs is there once, and not due before its time', async () => {
    const { database } = await setUp()
    const due = async () => (await claimJobs(database, 'self-test', 1)).length
    await keepJob(database, 'self-test', HOUR)
    await keepJob(database, 'self-test')
    expect(await due()).toBe(0)
    await age(database, HOUR)
    expect(await due()).toBe(1)
  })

  test('suspected spam is quarantined, told once, and deleted when all else is', async () => {
    const { database, store } = await setUp()
    const ids = [await store({ ...SPAM, message: 'a' }), await store({ ...SPAM, message: 'b' })]
    expect([await listed(database), await countSuspected(database)]).toEqual([[], 2])
    for (let twice = 0; twice < 2; twice++)
      await setStatus(database, ['mail'], ids[0] ?? '', { state: 'new' }, 'now')
    const { enquiries } = await readDigest(database)
    expect(enquiries.map(({ id }) => id)).toEqual([ids[1]])
    await noteDigested(database, enquiries)
    expect(await readDigest(database)).toEqual({ enquiries: [], more: 0 })
    await age(database, DAY)
    await store({ ...SPAM, message: 'c' })
    await age(database, 360 * DAY)
    await deleteExpired(database, 12)
    expect(await countSuspected(database)).toBe(2)
    await age(database, 5 * DAY)
    await deleteExpired(database, 12)
    expect(await countSuspected(database), 'the digest of c was never sent').toBe(1)
    expect(await listed(database)).toHaveLength(1)
  })

  test.each([
    ['number', 12_000, 'Spam', 5000],
    ['size', 40, '\u00fc'.repeat(100_000), 29],
  ])('a digest is limited by %s, and says what is left', async (_, stored, message, most) => {
    const { database } = await setUp()
    await storeSuspected(database, stored, message)
    const { enquiries, more } = await readDigest(database)
    expect([enquiries.length, more]).toEqual([most, stored - most])
    await noteDigested(database, enquiries)
  })

  test('what was mailed is deleted after a year, what was not after a warning', async () => {
    const { database, store, delivered, read } = await setUp()
    const receivedAt = Date.now() - 400 * DAY
    await delivered(await store({ receivedAt, message: 'mailed' }))
    await store({ receivedAt, message: 'never mailed' })
    await store({ ...SPAM, receivedAt, message: 'in no digest' })
    const selfTest = await store({ receivedAt: Date.now() - 8 * DAY, selfTest: true })
    await store({ message: 'young' })
    expect(await deleteExpired(database, 12)).toBe(1)
    expect([(await listed(database)).length, await read(selfTest)]).toEqual([2, undefined])
    expect(await outboxFigures(database)).toMatchObject({ unmailed: { enquiries: 2 } })
    await age(database, 13 * DAY)
    expect(await deleteExpired(database, 12)).toBe(0)
    await age(database, DAY)
    expect(await deleteExpired(database, 12)).toBe(2)
    expect((await listed(database)).map(({ message }) => message)).toEqual(['young'])
  })

  test('the owner deletes all of a person, however its address was written', async () => {
    const { database, store } = await setUp()
    await store({ email: 'ravi@example.com' })
    await store({ email: 'Asha@Example.com' })
    await store({ ...SPAM, email: 'asha@example.com' })
    for (let n = 0; n < 450; n++) await store({ message: `${n}` })
    const ofAsha = sentBy({ mailbox: mailboxOf(' ASHA@example.com') })
    expect(await deleteEnquiries(database, ofAsha)).toBe(452)
    expect(await wipeTraces(database)).toBe(true)
    expect((await listed(database)).map(({ email }) => email)).toEqual(['ravi@example.com'])
    expect(await database.db.selectFrom('jobs').select('kind').execute()).toHaveLength(2)
  })
}
