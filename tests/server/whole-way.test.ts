import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { runCommand } from '../../server/commands/run-command.ts'
import { labelOf } from '../../server/jobs/compose-mail.ts'
import { readSettings } from '../../server/settings.ts'
import { startServer } from '../../server/start-server.ts'
import { DATABASE_FILE } from '../../server/store/sqlite.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, startMailServer, textOf } from './support/mail-server.ts'
import { startReceiver } from './support/receiver.ts'
import { alarmsAt, asPageCall, HEALTH_TOKEN } from './support/run-server.ts'
import { putSite, SITE } from './support/site.ts'
import { temporaryFolder } from './support/test-database.ts'

const text = SITE.serverText.mail

/** A server in this process, with the owner's command line beside it. */
async function start(given: Record<string, string>) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const environment = {
    DATA_DIR: temporaryFolder(),
    SITE_DIR: putSite(),
    PORT: '0',
    HEALTH_TOKEN,
    ...given,
  }
  const server = await startServer(readSettings(environment))
  onTestFinished(() => server.stop())
  const type = async (...typed: string[]) => {
    let written = ''
    const write = (demo: string) => {
      written += demo
    }
    const world = { environment: { ...environment, PORT: `${server.port}` }, write }
    await runCommand(typed, world)
    return written
  }
  const health = async () => {
    const { status } = await fetch(`${server.url}/healthz`)
    return { status, alarms: await alarmsAt(server.url) }
  }
  const send = (fields: Record<string, string> = {}) =>
    fetch(server.url + SEND_FORM_PATH, asPageCall(fields))
  return { ...server, environment, type, health, send }
}

describe('With a mail server', () => {
  test('an enquiry is mailed, posted to the webhook, and listed as delivered, but spam is not', async () => {
    const smtp = await startMailServer()
    const hook = await startReceiver()
    const { send, type, health } = await start({
      SMTP_URL: smtp.url,
      MAIL_TO: 'owner@example.com',
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    })
    expect((await send({ [FIELD.honeypot]: 'Spam Ltd', name: 'Bot' })).status).toBe(200)
    expect(await (await send()).text()).toBe('OK')
    await eventually(() => type('list', '--status', 'delivered')).toContain('Asha')
    await eventually(() => hook.got).toHaveLength(1)
    expect(smtp.mails.map((mail) => headerOf(mail, 'Subject'))).toEqual([
      fillIn(text.subject, { name: 'Asha' }),
    ])
    expect(await health()).toEqual({ status: 200, alarms: [] })

    // It was not spam.
    const [spam] = JSON.parse(await type('list', '--status', 'quarantined', '--json')) as {
      id: string
    }[]
    await type('mark', spam?.id ?? '', 'new')
    await eventually(() => smtp.mails.length).toBe(2)
    await eventually(() => hook.got).toHaveLength(2)
  })

  test('control characters and copied direction marks neither become code nor reorder the mail', async () => {
    const smtp = await startMailServer()
    const { send } = await start({ SMTP_URL: smtp.url, MAIL_TO: 'owner@example.com' })
    const hebrew = '\u05d0\u05e9\u05e8'
    await send({
      name: `\u200f${hebrew}\u200f`,
      [FIELD.subjectOfInterest]: 'CRM \u202e\u2069 MRC',
      phone: '\u202a+91 98765 43210\u202c',
      message: `\u2067${hebrew}\u2069\nsecond \u202e line\u001b`,
    })
    await eventually(() => smtp.mails.length).toBe(1)
    const [mail] = smtp.mails as [(typeof smtp.mails)[0]]
    expect(headerOf(mail, 'Subject')).toBe(
      fillIn(text.subjectAbout, { name: hebrew, about: '\u2068CRM \u202e MRC\u2069' }),
    )
    expect(headerOf(mail, 'Reply-To')).toBe(`${hebrew} <asha@example.com>`)
    expect(textOf(mail)).toContain(
      `${SITE.form.fields.phone.label}: +91 98765 43210\n${labelOf(SITE, 'phone_e164')}: +919876543210\n`,
    )
    expect(textOf(mail)).toContain(
      `${hebrew}\n\u2068second \u202e line\u2069\n\n-- \n${hebrew} <asha`,
    )
  })

  test('the self-test is mailed, and is not listed as an enquiry', async () => {
    const smtp = await startMailServer()
    const hook = await startReceiver()
    const { type, health } = await start({
      SMTP_URL: smtp.url,
      MAIL_TO: 'owner@example.com',
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    })
    expect(await type('self-test')).toContain('passed')
    expect(smtp.mails).toHaveLength(1)
    expect(headerOf(smtp.mails[0] as (typeof smtp.mails)[0], 'X-Self-Test')).toBe('yes')
    expect(await type('list')).toBe('No enquiries.\n')
    expect(hook.got).toEqual([])
    expect(await health()).toEqual({ status: 200, alarms: [] })
  })

  test('a self-test that does not arrive raises the alarm in all places', async () => {
    const smtp = await startMailServer()
    smtp.behave('refuses the content for good')
    const pager = await startReceiver()
    const { type, health } = await start({
      SMTP_URL: smtp.url,
      MAIL_TO: 'owner@example.com',
      ALARM_WEBHOOK_URL: pager.url,
    })
    await expect(type('self-test')).rejects.toThrow(
      'The self-test failed: the mail server refused it',
    )
    await eventually(health).toMatchObject({
      status: 503,
      alarms: ['The self-test failed: the mail server refused it'],
    })
    await eventually(() => pager.got.map(({ body }) => JSON.parse(body))).toEqual([
      { text: `${SITE.serverText.alarm}: ALARM: The self-test failed: the mail server refused it` },
    ])
    smtp.behave('takes')
    await type('self-test')
    await eventually(health).toMatchObject({ status: 200 })
    const subjects = () => smtp.mails.map((mail) => headerOf(mail, 'Subject'))
    for (const begin of ['ALARM', 'Over'])
      await eventually(subjects).toContainEqual(
        expect.stringContaining(
          `${SITE.serverText.alarm}: ${begin}: The self-test failed: the mail`,
        ),
      )
  })
})

test('/healthz fails from the first message that was not stored until one can be stored', async () => {
  const { send, health, environment } = await start({})
  expect(await health()).toMatchObject({ status: 200 })
  // A disk with room for small writes, as a full one often has.
  const database = new DatabaseSync(join(environment.DATA_DIR, DATABASE_FILE), { timeout: 5000 })
  for (const [table, large] of [
    ['enquiries', 'true'],
    ['key_values', 'length(NEW.value) > 1000'],
  ]) {
    database.exec(`CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} WHEN ${large}
      BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`)
  }
  expect((await send()).status).toBe(503)
  expect(await health()).toMatchObject({ status: 503 })
  database.exec('DROP TRIGGER full_enquiries; DROP TRIGGER full_key_values')
  database.close()
  await eventually(health).toMatchObject({ status: 200 })
})

describe('Without a mail server', () => {
  test('messages wait in the outbox, and are mailed once there is one', async () => {
    const first = await start({})
    await first.send()
    expect(await first.type('list')).toContain('waiting')
    expect(await first.type('self-test')).toContain('it mails nothing')
    await first.stop()
    const smtp = await startMailServer()
    const { DATA_DIR } = first.environment
    const second = await start({ DATA_DIR, SMTP_URL: smtp.url, MAIL_TO: 'owner@example.com' })
    await eventually(() => second.type('list')).toContain('delivered')
    expect(smtp.mails).toHaveLength(1)
  })
})
