import { describe, expect, test, vi } from 'vitest'
import { type HealthOptions, healthWatch } from '../../server/health.ts'
import { CHORES } from '../../server/jobs/job-types.ts'
import type { Database } from '../../server/store/database.ts'
import { deleteExpired } from '../../server/store/deletion.ts'
import { planDigest } from '../../server/store/digest.ts'
import { keepJob, postponeJob } from '../../server/store/jobs.ts'
import type { Channels } from '../../server/store/store-enquiry.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, startMailServer } from './support/mail-server.ts'
import { outboxAtWork } from './support/outbox-at-work.ts'
import { head, rawRequest } from './support/raw-request.ts'
import { OPEN_OFFICE, SITE } from './support/site.ts'
import { startHere } from './support/start-here.ts'
import { age, testDatabase } from './support/test-database.ts'

const MINUTE = 60_000

const TOKEN = 'a token of some length'.replaceAll(' ', '-')

async function start(given: Record<string, string>) {
  const { url } = await startHere(given)
  const ask = async (headers: Record<string, string>) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const answer = await rawRequest(url, head('GET /healthz', ...lines))
    return [Number(answer.slice(9, 12)), JSON.parse(answer.split('\r\n\r\n')[1] ?? '')]
  }
  return { ask }
}

test('/healthz tells details to a program on the same machine, and with the token also through a proxy', async () => {
  const { ask } = await start({ HEALTH_TOKEN: TOKEN })
  const proxied = { 'X-Forwarded-For': '192.0.2.1', Authorization: `Bearer ${TOKEN}` }
  for (const headers of [{}, { Host: 'localhost:1' }, proxied] as Record<string, string>[])
    expect(await ask(headers)).toEqual([200, expect.objectContaining({ alarms: [], mail: 'off' })])
})

type Watched = Partial<Pick<HealthOptions, 'mails' | 'webhook' | 'tell'>>

describe('/healthz fails, with an alarm,', () => {
  /** Each look is one of a server that has been up for long. */
  function lookAt(
    database: Database,
    { mails = true, webhook = false, tell = () => {} }: Watched = {},
  ) {
    vi.spyOn(performance, 'now').mockReturnValue(1e9)
    const time = (moment: number) => new Date(moment).toISOString()
    return healthWatch({ database, mails, webhook, time, tell }).health()
  }

  /** The state of an outbox in which nothing is done by itself. */
  async function watch({ mails = true, webhook = false } = {}) {
    const channels: Channels = {
      enquiries: webhook ? ['mail', 'webhook'] : ['mail'],
      selfTests: [],
    }
    const outbox = await testDatabase(channels)
    const told: string[] = []
    const { database } = outbox
    const tell = (text: string) => void told.push(text)
    const look = () => lookAt(database, { mails, webhook, tell })
    return { ...outbox, told, look, pass: (ms: number) => age(database, ms) }
  }

  test('when mail has not left for a quarter of an hour, until it is sent', async () => {
    const { store, postponed, delivered, look, pass, told } = await watch()
    const id = await store()
    await store({ quarantined: true, suspicion: 'honeypot' })
    await store({ selfTest: true })
    await postponed(id, 'down')
    await pass(14 * MINUTE)
    expect(await look()).toMatchObject({
      healthy: true,
      outbox: { waiting: 1, failed: 0, suspected: 1, oldestWaitingSeconds: 840 },
      webhook: 'off',
    })
    await pass(MINUTE)
    const { alarms } = await look()
    expect(alarms).toEqual([expect.stringMatching(/^Mail does not leave: 1 waiting, the oldest/)])
    expect(told).toEqual([`ALARM: ${alarms[0]}`])
    await delivered(id)
    expect(await look()).toMatchObject({ healthy: true, lastDelivery: expect.any(String) })
  })

  test('for what the mail server, the webhook or the disk refuses', async () => {
    const { database, store, failed, delivered, look } = await watch({ webhook: true })
    const id = await store()
    await failed(id, '550 no')
    await failed(id, 'The webhook answered 410', 'webhook')
    expect((await look()).alarms).toEqual([
      expect.stringContaining('1 enquiry could not be mailed'),
      expect.stringContaining('1 enquiry could not be sent to the webhook'),
    ])
    await delivered(id, 'b@example.com is refused: 550 Unknown')
    await delivered(id, undefined, 'webhook')
    expect((await look()).alarms).toEqual([
      'Not all of MAIL_TO get the mail: b@example.com is refused: 550 Unknown',
    ])
    database.file?.exec('PRAGMA query_only = ON')
    expect((await look()).alarms).toEqual([expect.stringContaining('Enquiries cannot be stored')])
    database.file?.exec('PRAGMA query_only = OFF')
  })

  test('for a digest that is refused, and for enquiries that are deleted without a mail', async () => {
    const { database, store, look, pass } = await watch()
    await store({ quarantined: true, suspicion: 'honeypot' })
    await planDigest(database)
    const digest = database.db.selectFrom('jobs').select('id').where('kind', '=', 'digest')
    await postponeJob(database, (await digest.executeTakeFirstOrThrow()).id, MINUTE, '554 Spam')
    expect((await look()).healthy).toBe(true)
    await pass(15 * MINUTE)
    expect((await look()).alarms).toEqual([expect.stringContaining('554 Spam')])
    await store({ receivedAt: 1 })
    await deleteExpired(database, 12)
    expect((await look()).alarms).toContainEqual(
      expect.stringMatching(/^Enquiries that were never mailed are deleted from 20.* on: 1\./),
    )
  })

  test('for a chore that has failed for an hour, while the others go on', async () => {
    const smtp = await startMailServer()
    const outbox = await outboxAtWork(smtp.settings, { ...SITE, office: OPEN_OFFICE })
    const { database, store, pass } = outbox
    const look = () => lookAt(database)
    database.file?.exec(
      "CREATE TRIGGER keep BEFORE DELETE ON enquiries BEGIN SELECT RAISE(ABORT, 'kept by a trigger'); END",
    )
    await store({ receivedAt: 1 })
    await eventually(() => smtp.mails.length).toBe(1)
    for (const chore of CHORES) await keepJob(database, chore, 0)
    const reminded = () => smtp.mails.map((mail) => headerOf(mail, 'Subject'))
    await eventually(async () => {
      await pass(MINUTE)
      return reminded()
    }).toContain('Enquiries whose promised time is over: 1')
    expect((await look()).alarms).toEqual([])
    await pass(61 * MINUTE)
    expect((await look()).alarms).toEqual([
      expect.stringMatching(/^The job delete-expired fails since .*: kept by a trigger/),
    ])
    database.file?.exec('DROP TRIGGER keep')
    await eventually(async () => {
      await pass(MINUTE)
      return (await look()).alarms
    }).toEqual([])
  })

  test('not for what waits where mail is off', async () => {
    const { store, look, pass } = await watch({ mails: false })
    await store()
    await pass(1000 * MINUTE)
    expect(await look()).toMatchObject({ healthy: true, mail: 'off', outbox: { waiting: 1 } })
  })
})

test('/healthz reports only ok or failing to requests through a proxy', async () => {
  const { ask } = await start({ TRUSTED_PROXIES: '1', HEALTH_TOKEN: TOKEN })
  const requests: Record<string, string>[] = [
    ...['X-Forwarded-For', 'X-Original-Forwarded-For', 'X-Real-IP', 'True-Client-IP'],
    ...['CF-Connecting-IP', 'X-Forwarded-Host', 'Forwarded', 'Via'],
  ].map((name) => ({ [name]: '127.0.0.1' }))
  requests.push({ Host: 'www.kiteline.example' }, { 'X-Forwarded-For': '' })
  for (const given of ['', 'wrong', `${TOKEN}x`])
    requests.push({ Via: '1.1 proxy', Authorization: `Bearer ${given}` })
  for (const headers of requests)
    expect([headers, await ask(headers)]).toEqual([headers, [200, { status: 'ok' }]])
})
