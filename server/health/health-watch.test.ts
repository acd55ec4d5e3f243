import { describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../tests/server/support/test-database.ts'
import { deliveryQueue } from '../store/delivery-queue.ts'
import { keyValueStore } from '../store/key-value-store.ts'
import { noticeQueue, planNotice } from '../store/notices.ts'
import { outboxFigures } from '../store/outbox-figures.ts'
import { alarms } from './alarms.ts'
import { healthWatch } from './health-watch.ts'

const MINUTE = 60_000

async function setUp(mails = true, webhook = false) {
  const store = testDatabase({ enquiries: webhook ? ['mail', 'webhook'] : ['mail'], selfTests: [] })
  const clock = { now: 1_700_000_000_000 }
  const known = keyValueStore(store.database)
  const alarm = alarms({ notify: async () => {}, log: () => {} })
  const figures = () => outboxFigures(store.database)
  const uptime = { now: 0 }
  const clocks = { now: () => clock.now, uptime: () => uptime.now }
  const watch = healthWatch({
    ...clocks,
    keyValueStore: known,
    figures,
    alarms: alarm,
    mails,
    webhook,
  })
  /** Advances both clocks. */
  const pass = (ms: number) => {
    clock.now += ms
    uptime.now += ms
  }
  const queue = deliveryQueue(store.database, 'mail')
  const hook = deliveryQueue(store.database, 'webhook')
  return { ...store, clock, known, watch, queue, hook, pass }
}

describe('/healthz', () => {
  test('reports the number of messages, the last delivery, and suspected spam separately', async () => {
    const { store, queue, watch, clock } = await setUp()
    await store({ receivedAt: clock.now - 90_000 })
    await store({ suspicion: 'honeypot', quarantined: true })
    await store({ selfTest: true })
    await queue.delivered(await store(), clock.now)
    expect(await watch.health()).toEqual({
      healthy: true,
      alarms: [],
      outbox: { waiting: 1, failed: 0, oldestWaitingSeconds: 90, suspected: 1 },
      mail: 'on',
      webhook: 'off',
      lastDelivery: '2023-11-14T22:13:20.000Z',
      lastSelfTest: null,
    })
  })

  test('raises an alarm when a mail has failed for a quarter of an hour, until it is sent', async () => {
    const { store, queue, watch, clock, pass } = await setUp()
    const id = await store({ receivedAt: clock.now })
    await queue.postponed(id, clock.now, clock.now + MINUTE, 'down')
    pass(14 * MINUTE)
    expect((await watch.health()).healthy).toBe(true)
    pass(MINUTE)
    expect((await watch.health()).alarms).toEqual([
      'Mail does not leave: 1 waiting, the oldest since 2023-11-14T22:13:20.000Z',
    ])
    await queue.delivered(id, clock.now)
    pass(MINUTE)
    expect((await watch.health()).healthy).toBe(true)
  })

  test('raises an alarm for mail whose delivery takes that long', async () => {
    const { store, watch, clock, pass } = await setUp()
    await store({ receivedAt: clock.now })
    await store({ receivedAt: clock.now - 60 * MINUTE })
    pass(14 * MINUTE)
    expect((await watch.health()).healthy).toBe(true)
    pass(MINUTE)
    expect((await watch.health()).alarms).toEqual([
      'Mail does not leave: 2 waiting, the oldest since 2023-11-14T21:13:20.000Z',
    ])
  })

  test('checks again although the clock was set back', async () => {
    const { store, watch, clock, pass } = await setUp()
    await watch.check()
    clock.now -= 60 * MINUTE
    pass(MINUTE)
    await store({ receivedAt: clock.now })
    expect((await watch.health()).outbox.waiting).toBe(1)
  })

  test('raises an alarm for a message that could not be mailed', async () => {
    const { store, queue, watch, clock } = await setUp()
    await queue.failed(await store(), clock.now, '550 no')
    expect((await watch.health()).alarms[0]).toContain('1 message could not be mailed')
  })

  test('raises an alarm for a webhook that accepts nothing, though all mail was sent', async () => {
    const { store, queue, hook, watch, clock, pass } = await setUp(true, true)
    const id = await store({ receivedAt: clock.now })
    await queue.delivered(id, clock.now)
    await hook.postponed(id, clock.now, clock.now + MINUTE, 'The webhook answered 500')
    pass(15 * MINUTE)
    expect(await watch.health()).toMatchObject({
      healthy: false,
      alarms: ['The webhook takes nothing: 1 waiting, the oldest since 2023-11-14T22:13:20.000Z'],
      webhook: { waiting: 1, failed: 0 },
    })
    await hook.failed(id, clock.now, 'The webhook answered 500')
    pass(MINUTE)
    expect(await watch.health()).toMatchObject({
      alarms: [expect.stringContaining('1 message could not be sent to the webhook')],
      outbox: { waiting: 0, failed: 0 },
      webhook: { waiting: 0, failed: 1 },
    })
  })

  test('raises an alarm for a digest of suspected spam that the mail server refuses', async () => {
    const { database, store, watch, clock, pass } = await setUp()
    await store({ suspicion: 'honeypot', quarantined: true })
    await planNotice(database, 'digest', { mails: true, months: 12, now: clock.now })
    pass(15 * MINUTE)
    expect((await watch.health()).healthy).toBe(true)
    await noticeQueue(database).failed('1', clock.now, '554 Spam')
    pass(MINUTE)
    expect((await watch.health()).alarms).toEqual([expect.stringContaining('554 Spam')])
    await noticeQueue(database).delivered('1', clock.now)
    pass(MINUTE)
    expect((await watch.health()).healthy).toBe(true)
  })

  test('raises an alarm for enquiries that are deleted soon, where mail is off', async () => {
    const { database, store, watch, clock } = await setUp(false)
    await store()
    await planNotice(database, 'deletion', { mails: false, months: 12, now: clock.now })
    expect((await watch.health()).alarms).toEqual([
      'Enquiries that were never mailed are deleted from 2023-11-28 on: 1. Copy them with npm run messages -- export',
    ])
  })

  test('raises an alarm when one owner does not get the mail, until they do', async () => {
    const { store, queue, watch, clock, pass } = await setUp()
    await queue.delivered(await store(), clock.now, 'b@example.com is refused: 550 Unknown')
    expect((await watch.health()).alarms).toEqual([
      'Not all of MAIL_TO get the mail: b@example.com is refused: 550 Unknown',
    ])
    pass(MINUTE)
    await queue.delivered(await store(), clock.now)
    expect((await watch.health()).healthy).toBe(true)
  })

  test('raises an alarm for a failed self-test until one passes', async () => {
    const { known, watch, clock, pass } = await setUp()
    await known.noteSelfTest({ at: clock.now, ok: false, text: 'not delivered' })
    expect(await watch.health()).toMatchObject({
      healthy: false,
      alarms: ['The self-test failed: not delivered'],
      lastSelfTest: { ok: false },
    })
    await known.noteSelfTest({ at: clock.now, ok: true, text: '' })
    pass(MINUTE)
    expect((await watch.health()).healthy).toBe(true)
  })

  test('raises an alarm when the disk cannot be written', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const { database, watch, pass } = await setUp()
    database.file?.exec('PRAGMA query_only = ON')
    expect((await watch.health()).alarms).toEqual([
      'Messages cannot be stored: the database cannot be written',
    ])
    database.file?.exec('PRAGMA query_only = OFF')
    pass(MINUTE)
    expect((await watch.health()).healthy).toBe(true)
  })

  test('raises an alarm for an origin that is refused, until a day after the last attempt', async () => {
    const { watch, pass } = await setUp()
    watch.originRefused('https://other.example')
    pass(24 * 60 * MINUTE - 1)
    watch.originRefused('https://other.example')
    pass(24 * 60 * MINUTE - 1)
    expect((await watch.health()).alarms).toEqual([expect.stringContaining('other.example')])
    pass(MINUTE)
    expect((await watch.health()).healthy).toBe(true)
  })

  test('raises no alarm for waiting messages where mail is off', async () => {
    const { store, watch, pass } = await setUp(false)
    await store()
    pass(1000 * MINUTE)
    expect(await watch.health()).toMatchObject({
      healthy: true,
      mail: 'off',
      outbox: { waiting: 1 },
    })
  })
})
