import { expect, test, vi } from 'vitest'
import { fillIn } from '../../contract/fill-in.ts'
import { type HealthOptions, healthWatch } from '../../server/health.ts'
import type { Database } from '../../server/store/database.ts'
import { deleteExpired } from '../../server/store/deletion.ts'
import { keepJob } from '../../server/store/jobs.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, startMailServer } from './support/mail-server.ts'
import { outboxAtWork } from './support/outbox-at-work.ts'
import { HEALTH_TOKEN } from './support/run-server.ts'
import { OPEN_OFFICE, SITE } from './support/site.ts'
import { startHere } from './support/start-here.ts'
import { age, testDatabase } from './support/test-database.ts'

const MINUTE = 60_000

/** Each look is one of a server that has been up for long. */
function lookAt(database: Database, watched: Partial<HealthOptions> = {}) {
  vi.spyOn(performance, 'now').mockReturnValue(1e9)
  const time = (moment: number) => new Date(moment).toISOString()
  const usual = { database, mails: true, webhook: false, time, tell: () => {} }
  return healthWatch({ ...usual, ...watched }).health()
}

/** The state of an outbox in which nothing is done by itself. */
async function watch({ mails = true, webhook = false } = {}) {
  const enquiries = webhook ? (['mail', 'webhook'] as const) : (['mail'] as const)
  const outbox = await testDatabase({ enquiries, selfTests: [] })
  const told: string[] = []
  const { database } = outbox
  const tell = (text: string) => void told.push(text)
  const look = () => lookAt(database, { mails, webhook, tell })
  return { ...outbox, told, look, pass: (ms: number) => age(database, ms) }
}

test('/healthz fails, with an alarm, when mail has not left for a quarter of an hour, until it is sent', async () => {
  const { store, postponed, delivered, look, pass, told } = await watch()
  const id = await store()
  await store({ quarantined: true, suspicion: 'honeypot' })
  await store({ selfTest: true })
  await postponed(id, 'down')
  await pass(14 * MINUTE)
  expect(await look()).toMatchObject({ healthy: true })
  await pass(MINUTE)
  const { alarms } = await look()
  expect(alarms).toEqual([expect.stringMatching(/^Mail does not leave: 1 waiting, the oldest/)])
  expect(told).toEqual([`ALARM: ${alarms[0]}`])
  await delivered(id)
  expect(await look()).toMatchObject({ healthy: true })
})

test('/healthz fails, with an alarm, for what the mail server, the webhook or the disk refuses', async () => {
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

test('/healthz fails, with an alarm, for enquiries that are deleted without a mail', async () => {
  const { database, store, look } = await watch()
  await store({ receivedAt: 1 })
  await deleteExpired(database, 12)
  expect((await look()).alarms).toEqual([
    expect.stringMatching(/^Enquiries that were never mailed are deleted from 20.* on: 1\./),
  ])
})

test('/healthz fails, with an alarm, for a chore that has failed for an hour, while the others go on', async () => {
  const smtp = await startMailServer()
  const outbox = await outboxAtWork(smtp.settings, { ...SITE, office: OPEN_OFFICE })
  const { database, store, pass } = outbox
  const look = () => lookAt(database)
  database.file?.exec(
    "CREATE TRIGGER keep BEFORE DELETE ON enquiries BEGIN SELECT RAISE(ABORT, 'kept by a trigger'); END",
  )
  await store({ receivedAt: 1 })
  await eventually(() => smtp.mails.length).toBe(1)
  for (const chore of ['reminder', 'delete-expired'] as const) await keepJob(database, chore)
  const reminded = () => smtp.mails.map((mail) => headerOf(mail, 'Subject'))
  await eventually(async () => {
    await pass(MINUTE)
    return reminded()
  }).toContain(fillIn(SITE.serverText.reminder.overdue, { count: 1 }))
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

test('/healthz does not fail for what waits where mail is off', async () => {
  const { store, look, pass } = await watch({ mails: false })
  await store()
  await pass(1000 * MINUTE)
  expect(await look()).toMatchObject({ healthy: true })
})

test('/healthz tells details with the token alone', async () => {
  const { url } = await startHere()
  const ask = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await fetch(`${url}/healthz`, { headers })).json()
  }
  for (const token of ['', 'wrong', `${HEALTH_TOKEN}x`])
    expect(await ask(token)).toEqual({ status: 'ok' })
  expect(await ask(HEALTH_TOKEN)).toEqual({ healthy: true, alarms: [] })
})
