import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deliveryWorker } from '../../server/delivery/delivery-worker.ts'
import { noticeChannel } from '../../server/delivery/mail-channel.ts'
import { NEUTRAL_SITE } from '../../server/neutral-site.ts'
import { deliveryQueue } from '../../server/store/delivery-queue.ts'
import type { NoticeKind } from '../../server/store/enquiry.ts'
import { noticeQueue, noticeReader, planNotice, unsentNotices } from '../../server/store/notices.ts'
import { releaseEnquiry } from '../../server/store/requeue.ts'
import { deleteExpired } from '../../server/store/retention.ts'
import { freePort, headerOf, startMailServer, textOf } from './support/mail-server.ts'
import './support/eventually.ts'
import { listed, storeSuspected, testDatabase } from './support/test-database.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-21T12:00:00Z')

/** The notices of a server, mailed to a real mail server, with a fake clock. */
function owner(smtpUrl: string | undefined) {
  const store = testDatabase()
  const { database } = store
  const clock = { now: NOW }
  /** A server that has just started, without the memory of the last one. */
  const start = (url: string) =>
    deliveryWorker({
      queue: noticeQueue(database),
      read: noticeReader(database),
      channel: noticeChannel({
        smtpUrl: url,
        to: ['owner@example.com'],
        from: 'Kiteline <site@kiteline.example>',
        site: () => NEUTRAL_SITE,
        timeoutMs: 60_000,
      }),
      now: () => clock.now,
      random: () => 0.5,
      parallel: 3,
      deadlineMs: 120_000,
      log: () => {},
      report: () => {},
    })
  /** Advances the clock, then runs the jobs of every minute. */
  const pass = async (ms: number, kind: NoticeKind, url = smtpUrl) => {
    clock.now += ms
    await deleteExpired(database, 12, clock.now)
    await planNotice(database, kind, { mails: url !== undefined, months: 12, now: clock.now })
    if (url === undefined) return
    const worker = start(url)
    await worker.tick()
    await worker.settled()
  }
  const spam = (message: string) =>
    store.store({ message, receivedAt: clock.now, suspicion: 'honeypot', quarantined: true })
  const stored = async () => [
    ...(await listed(database)),
    ...(await listed(database, { status: 'quarantined' })),
  ]
  return { ...store, clock, pass, spam, stored, unsent: () => unsentNotices(database) }
}

describe('Suspected spam reaches the owner in a digest', () => {
  test('in full, with the command that mails a message', async () => {
    const smtp = await startMailServer()
    const { store, pass } = owner(smtp.url)
    const text = `${'word '.repeat(900)}\nthe end`
    const id = await store({
      message: text,
      details: { page: '/contact', result: 'Lines: 11', phone: '०१२' },
      suspicion: 'honeypot',
      quarantined: true,
    })
    await pass(0, 'digest')
    expect(smtp.mails.map((mail) => headerOf(mail, 'Subject'))).toEqual(['Suspected spam: 1'])
    const [mail] = smtp.mails as [(typeof smtp.mails)[0]]
    for (const part of [text, '/contact', 'Lines: 11', '०१२', 'Asha <asha@example.com>']) {
      expect(textOf(mail)).toContain(part)
    }
    expect(textOf(mail)).toContain(`npm run messages -- not-spam ${id}\n`)
  })

  test('at most once a day, each message once, even if the server restarts', async () => {
    const smtp = await startMailServer()
    const { spam, pass } = owner(smtp.url)
    await spam('first')
    await pass(0, 'digest')
    await spam('second')
    await spam('third')
    for (let hours = 0; hours < 23; hours++) await pass(HOUR, 'digest')
    expect(smtp.mails).toHaveLength(1)
    await pass(HOUR, 'digest')
    await pass(HOUR, 'digest')
    await pass(2 * DAY, 'digest')
    expect(smtp.mails).toHaveLength(2)
    const [first = '', second = ''] = smtp.mails.map(textOf)
    expect([first.includes('first'), second.includes('first')]).toEqual([true, false])
    expect([second.includes('second'), second.includes('third')]).toEqual([true, true])
  })

  test('later, if the mail server was down, with the same Message-ID', async () => {
    const smtp = await startMailServer()
    const { spam, pass, unsent } = owner(smtp.url)
    await spam('first')
    await pass(0, 'digest', `smtp://127.0.0.1:${await freePort()}`)
    expect(await unsent()).toMatchObject([{ kind: 'digest', messages: 1 }])
    // The connection drops after the mail server accepted it: the owner's program shows one mail.
    smtp.behave('drops the connection after the content')
    await pass(2 * DAY, 'digest')
    smtp.behave('takes')
    await pass(2 * DAY, 'digest')
    await pass(2 * HOUR, 'digest')
    const ids = smtp.mails.map((mail) => headerOf(mail, 'Message-ID'))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(await unsent()).toEqual([])
  })

  test('without messages that were released before it was sent', async () => {
    const smtp = await startMailServer()
    const { database, spam, pass, clock } = owner(smtp.url)
    const person = await spam('a person')
    await spam('spam')
    smtp.behave('refuses the content for now')
    await pass(0, 'digest')
    await releaseEnquiry(database, person, ['mail'], clock.now)
    smtp.behave('takes')
    await pass(HOUR, 'digest')
    const text = textOf(smtp.mails[0] as (typeof smtp.mails)[0])
    expect([text.includes('a person'), text.includes('spam')]).toEqual([false, true])
  })

  test('the next day too, even if the mail server refuses the first digest for good', async () => {
    const smtp = await startMailServer()
    smtp.refuseFor('the first')
    const { spam, pass, unsent } = owner(smtp.url)
    await spam('the first')
    await pass(0, 'digest')
    await spam('the second')
    for (let hours = 0; hours < 25; hours++) await pass(HOUR, 'digest')
    expect(smtp.mails.map(textOf)).toEqual([expect.stringContaining('the second')])
    expect(await unsent()).toMatchObject([
      { messages: 1, lastError: expect.stringContaining('554') },
    ])
  })

  test('in mails of limited size, which say how many more there are, also after an update', async () => {
    const smtp = await startMailServer()
    const { database, pass } = owner(smtp.url)
    await storeSuspected(database, 40_000, { receivedAt: NOW })
    // An earlier version planned one digest of them all.
    await sql`INSERT INTO notices (kind, created_at, next_attempt_at, attempts, last_error)
      VALUES ('digest', ${NOW}, ${NOW}, 50, 'too many SQL variables')`.execute(database.db)
    await sql`INSERT INTO notice_messages SELECT 'digest', id, 1 FROM messages`.execute(database.db)
    await pass(0, 'digest')
    await pass(DAY, 'digest')
    expect(smtp.mails.map((mail) => headerOf(mail, 'Subject'))).toEqual(
      Array(2).fill('Suspected spam: 5000'),
    )
    const [first = '', second = ''] = smtp.mails.map(textOf)
    expect(first).toContain('There is no room here for 35000 more.')
    expect(first).toContain('npm run messages -- list --status quarantined')
    expect(second).toContain('There is no room here for 30000 more.')
    for (const { raw } of smtp.mails) expect(raw.length).toBeLessThan(5_000_000)
  })

  test('and is deleted a month later, not sooner', async () => {
    const smtp = await startMailServer()
    const { spam, pass, stored } = owner(smtp.url)
    await spam('spam')
    await pass(60 * DAY, 'digest', `smtp://127.0.0.1:${await freePort()}`)
    await pass(HOUR * 2, 'digest')
    await pass(29 * DAY, 'digest')
    expect(await stored()).toHaveLength(1)
    await pass(DAY, 'digest')
    expect(await stored()).toEqual([])
    expect(smtp.mails).toHaveLength(1)
  })
})

/** Enquiries with every status that were never mailed, eleven months old. */
async function unread({ database, store, clock }: ReturnType<typeof owner>) {
  const receivedAt = Date.parse('2025-12-21T12:00:00Z')
  await store({ receivedAt, name: 'Waiting' })
  const failed = await store({ receivedAt, name: 'Failed' })
  await deliveryQueue(database, 'mail').failed(failed, clock.now, '550 no')
  await store({ receivedAt, name: 'Quarantined', suspicion: 'honeypot', quarantined: true })
}

describe('Enquiries that were never mailed are deleted after twelve months', () => {
  test('two weeks after a warning by mail', async () => {
    const smtp = await startMailServer()
    const site = owner(smtp.url)
    await unread(site)
    await site.pass(13 * DAY, 'deletion')
    expect(smtp.mails).toEqual([])
    await site.pass(2 * DAY, 'deletion')
    expect(smtp.mails).toHaveLength(1)
    const [mail] = smtp.mails as [(typeof smtp.mails)[0]]
    for (const name of ['Waiting', 'Failed', 'Quarantined']) expect(textOf(mail)).toContain(name)
    expect(textOf(mail)).toContain('2026-12-20')
    await site.pass(15 * DAY, 'deletion')
    expect(await site.stored()).toHaveLength(3)
    await site.pass(DAY, 'deletion')
    expect(await site.stored()).toEqual([])
    expect(smtp.mails).toHaveLength(1)
  })

  test('later, if the warning could not be mailed in time', async () => {
    const smtp = await startMailServer()
    const site = owner(smtp.url)
    await unread(site)
    await site.pass(60 * DAY, 'deletion', `smtp://127.0.0.1:${await freePort()}`)
    await site.pass(HOUR, 'deletion')
    expect(smtp.mails).toHaveLength(1)
    await site.pass(14 * DAY - HOUR, 'deletion')
    expect(await site.stored()).toHaveLength(3)
    await site.pass(HOUR, 'deletion')
    expect(await site.stored()).toEqual([])
  })

  test('two weeks after the alarm, if mail is down or not set up', async () => {
    const down = `smtp://127.0.0.1:${await freePort()}`
    for (const [url, tries] of [
      [undefined, 0],
      [down, 2 * DAY],
    ] as const) {
      const site = owner(url)
      await unread(site)
      await site.pass(60 * DAY, 'deletion')
      await site.pass(tries, 'deletion')
      expect(await site.unsent()).toMatchObject([{ kind: 'deletion', toldAt: site.clock.now }])
      await site.pass(13 * DAY, 'deletion')
      expect(await site.stored()).toHaveLength(3)
      await site.pass(DAY, 'deletion')
      expect(await site.stored()).toEqual([])
      expect(await site.unsent()).toEqual([])
    }
  })

  test('not before the owner has been warned', async () => {
    const { database, store, stored } = owner(undefined)
    await store({ receivedAt: NOW - 4000 * DAY })
    expect(await deleteExpired(database, 12, NOW)).toBe(0)
    expect(await stored()).toHaveLength(1)
  })
})
