import { describe, expect, test } from 'vitest'
import { eventually } from '../../tests/server/support/eventually.ts'
import { testDatabase } from '../../tests/server/support/test-database.ts'
import { deliveryQueue } from '../store/delivery-queue.ts'
import { readEnquiry } from '../store/read-enquiries.ts'
import { retryAll, retryEnquiry } from '../store/requeue.ts'
import { GIVE_UP_MS } from './backoff.ts'
import { type Channel, DeliveryError } from './channel.ts'
import { deliveryWorker } from './delivery-worker.ts'

/** A worker on a real database, with a clock and a channel that the test controls. */
function workshop(send: Channel['send']) {
  const store = testDatabase()
  const clock = { now: 1_000_000 }
  const lines: string[] = []
  const sent: string[] = []
  const read = (id: string) => readEnquiry(store.database, id)
  const queue = deliveryQueue(store.database, 'mail')
  const worker = deliveryWorker({
    queue,
    read,
    channel: {
      name: 'mail',
      send(message, signal) {
        sent.push(message.message)
        return send(message, signal)
      },
    },
    now: () => clock.now,
    random: () => 0.5,
    parallel: 2,
    deadlineMs: 10_000,
    log: (line) => lines.push(line),
    report: () => {},
  })
  const work = async () => {
    await worker.tick()
    await worker.settled()
  }
  return { ...store, clock, lines, sent, read, queue, worker, work }
}

const fail = (permanent: boolean) => async () => {
  throw new DeliveryError('no thanks', permanent)
}

describe('Delivery', () => {
  test('sends waiting messages, and records when they were accepted', async () => {
    const { store, read, work, sent } = workshop(async () => undefined)
    const id = await store()
    await store({ message: 'spam', suspicion: 'honeypot', quarantined: true })
    await work()
    expect(await read(id)).toMatchObject({
      status: 'delivered',
      attempts: 1,
      deliveredAt: 1_000_000,
    })
    expect(sent).toEqual(['Hello'])
  })

  test('retries temporary failures with growing delays', async () => {
    const { store, read, work, clock, sent } = workshop(fail(false))
    const id = await store()
    await work()
    expect(await read(id)).toMatchObject({
      status: 'waiting',
      attempts: 1,
      lastError: 'no thanks',
      nextAttemptAt: 1_030_000,
    })
    clock.now = 1_029_999
    await work()
    expect(sent).toHaveLength(1)
    clock.now = 1_030_000
    await work()
    expect(await read(id)).toMatchObject({ attempts: 2, nextAttemptAt: 1_090_000 })
  })

  test('waits no longer after the clock was set back an hour', async () => {
    const { store, work, clock, sent, worker } = workshop(fail(false))
    clock.now += 10 * 60 * 60_000
    const tried = () => sent.splice(0).sort()
    await store({ message: 'tried', receivedAt: clock.now })
    await work()
    await store({ message: 'new', receivedAt: clock.now })
    expect(tried()).toEqual(['tried'])
    clock.now -= 60 * 60_000
    await work()
    expect(tried()).toEqual([])
    await worker.reschedule()
    await work()
    expect(tried()).toEqual(['new', 'tried'])
    // A regular delay is kept.
    clock.now += 1000
    await worker.reschedule()
    await work()
    expect(tried()).toEqual([])
  })

  test('gives up at once on a permanent refusal, and after a day on other failures', async () => {
    const refused = workshop(fail(true))
    const id = await refused.store()
    await refused.work()
    expect(await refused.read(id)).toMatchObject({ status: 'failed', attempts: 1 })

    const down = workshop(fail(false))
    const late = await down.store()
    await down.work()
    down.clock.now += GIVE_UP_MS - 1
    await down.work()
    expect((await down.read(late))?.status).toBe('waiting')
    down.clock.now += 2 * 60 * 60_000
    await down.work()
    expect((await down.read(late))?.status).toBe('failed')
  })

  test('counts the day from the first attempt, not from the arrival of the message', async () => {
    const { store, read, work, clock } = workshop(fail(false))
    const id = await store()
    clock.now += 10 * GIVE_UP_MS
    await work()
    expect((await read(id))?.status).toBe('waiting')
  })

  test('retries a failed message on request of the owner', async () => {
    const { database, store, read, work, clock, sent } = workshop(fail(true))
    const id = await store()
    await work()
    clock.now += 2 * GIVE_UP_MS
    expect(await retryEnquiry(database, id, clock.now)).toBe(true)
    expect(await read(id)).toMatchObject({ status: 'waiting', attempts: 0 })
    await work()
    expect(await retryAll(database, clock.now)).toBe(1)
    await work()
    expect(sent).toHaveLength(3)
    expect(await retryEnquiry(database, 'unknown', clock.now)).toBe(false)
  })

  test('of one message that hangs does not delay others', async () => {
    const free: (() => void)[] = []
    const hangs = () =>
      new Promise<undefined>((resolve) => void free.push(() => resolve(undefined)))
    const bench = workshop(async ({ message }) => (message === 'hangs' ? hangs() : undefined))
    const hanging = await bench.store({ message: 'hangs' })
    const others = await Promise.all(['a', 'b', 'c'].map((message) => bench.store({ message })))
    await bench.worker.tick()
    const states = () => Promise.all(others.map(async (id) => (await bench.read(id))?.status))
    await eventually(states).toEqual(Array(3).fill('delivered'))
    expect((await bench.read(hanging))?.status).toBe('waiting')
    free[0]?.()
    await bench.worker.settled()
    expect((await bench.read(hanging))?.status).toBe('delivered')
    expect(bench.sent.filter((message) => message === 'hangs')).toHaveLength(1)
  })

  test('of new messages precedes that of failed ones', async () => {
    const { store, work, clock, sent } = workshop(async ({ message }) => {
      if (message === 'old') throw new DeliveryError('later', false)
      return undefined
    })
    for (let i = 0; i < 5; i++) await store({ message: 'old' })
    await work()
    clock.now += 60_000
    await store({ message: 'new' })
    sent.length = 0
    await work()
    expect(sent[0]).toBe('new')
  })

  test('does not resend a message whose delivery could not be recorded, and records it later', async () => {
    const { database, store, read, work, sent, lines } = workshop(async () => undefined)
    const id = await store()
    database.file?.exec('PRAGMA query_only = ON')
    for (let i = 0; i < 3; i++) await work()
    expect(sent).toHaveLength(1)
    expect(lines[0]).toContain('cannot be written')
    database.file?.exec('PRAGMA query_only = OFF')
    await work()
    expect((await read(id))?.status).toBe('delivered')
    expect(sent).toHaveLength(1)
  })

  test('stops while many results cannot be recorded, and then sends the rest, each once', async () => {
    const { database, store, work, sent } = workshop(async () => undefined)
    for (let n = 0; n < 1100; n++) await store({ message: `${n}` })
    database.file?.exec('PRAGMA query_only = ON')
    for (let n = 0; n < 3; n++) await work()
    expect(sent.length).toBeGreaterThanOrEqual(1000)
    expect(sent.length).toBeLessThan(1010)
    database.file?.exec('PRAGMA query_only = OFF')
    await work()
    await work()
    expect(new Set(sent).size).toBe(1100)
    expect(sent).toHaveLength(1100)
  })

  test('that a stop aborts leaves the message waiting', async () => {
    const { store, read, worker } = workshop(
      (_, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('broken off')))
        }),
    )
    const id = await store()
    await worker.tick()
    await worker.stop(0)
    expect(await read(id)).toMatchObject({ status: 'waiting', attempts: 0 })
  })
})
