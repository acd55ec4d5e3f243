import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { labelOf } from '../../server/mails/compose-mail.ts'
import { chatText } from '../../server/printable.ts'
import { DATABASE_FILE } from '../../server/store/sqlite.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, startMailServer, textOf } from './support/mail-server.ts'
import { startReceiver } from './support/receiver.ts'
import { SITE } from './support/site.ts'
import { startHere } from './support/start-here.ts'

const text = SITE.serverText.mail
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`

test('With a mail server, an enquiry is mailed, posted to the webhook, and listed as delivered, but spam is not', async () => {
  const smtp = await startMailServer()
  const hook = await startReceiver()
  const settings = { ...smtp.settings, WEBHOOK_URL: hook.url, WEBHOOK_SECRET }
  const { send, type, health } = await startHere(settings)
  expect((await send({ [FIELD.honeypot]: 'Spam Ltd', name: 'Bot' })).status).toBe(200)
  expect(await (await send()).text()).toBe('OK')
  await eventually(() => type('list', '--status', 'delivered')).toContain('Asha')
  await eventually(() => hook.got).toHaveLength(1)
  expect(smtp.mails.map((mail) => headerOf(mail, 'Subject'))).toEqual([
    fillIn(text.subject, { name: 'Asha' }),
  ])
  expect(await health()).toEqual({ status: 200, alarms: [] })

  // It was not spam.
  const [{ id }] = JSON.parse(await type('list', '--status', 'quarantined', '--json'))
  await type('mark', id, 'new')
  await eventually(() => smtp.mails.length).toBe(2)
  await eventually(() => hook.got).toHaveLength(2)
})

test('With a mail server, control characters and copied direction marks neither become code nor reorder the mail', async () => {
  const smtp = await startMailServer()
  const { send } = await startHere(smtp.settings)
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

test('With a mail server, a self-test that does not arrive raises the alarm in all places', async () => {
  const smtp = await startMailServer()
  smtp.behave('refuses the content for good')
  const pager = await startReceiver()
  const settings = { ...smtp.settings, ALARM_WEBHOOK_URL: pager.url }
  const { type, health } = await startHere(settings)
  const failure = 'The self-test failed: the mail server refused it'
  const told = (begin: string) => `${SITE.serverText.alarm}: ${begin}: ${failure}`
  await expect(type('self-test')).rejects.toThrow(failure)
  await eventually(health).toMatchObject({ status: 503, alarms: [failure] })
  await eventually(() => pager.bodies().map((body) => JSON.parse(body))).toEqual([
    { text: chatText(told('ALARM')) },
  ])
  smtp.behave('takes')
  await type('self-test')
  await eventually(health).toMatchObject({ status: 200 })
  expect(smtp.mails.map((mail) => headerOf(mail, 'X-Self-Test'))).toContain('yes')
  const subjects = () => smtp.mails.map((mail) => headerOf(mail, 'Subject'))
  for (const begin of ['ALARM', 'Over'])
    await eventually(subjects).toContainEqual(
      expect.stringContaining(told(begin).replace(' server refused it', '')),
    )
})

test('/healthz fails from the first message that was not stored until one can be stored', async () => {
  const { send, health, environment } = await startHere()
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
  const refused = await send()
  expect(refused.status).toBe(503)
  expect(await refused.text()).toBe('The message could not be stored. Please try again later')
  expect(await health()).toMatchObject({ status: 503 })
  database.exec('DROP TRIGGER full_enquiries; DROP TRIGGER full_key_values')
  database.close()
  await eventually(health).toMatchObject({ status: 200 })
})

test('Without a mail server messages wait in the outbox, and are mailed once there is one', async () => {
  const first = await startHere()
  await first.send()
  expect(await first.type('list')).toContain('waiting')
  expect(await first.type('self-test')).toContain('it mails nothing')
  expect(JSON.parse(await first.type('list', '--json'))).toHaveLength(1)
  await first.stop()
  const smtp = await startMailServer()
  const { DATA_DIR } = first.environment
  const second = await startHere({ DATA_DIR, ...smtp.settings })
  await eventually(() => second.type('list')).toContain('delivered')
  expect(smtp.mails).toHaveLength(1)
})
