import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { labelOf } from '../../server/mails/compose-mail.ts'
import { statusPath } from '../../server/signed-links.ts'
import { keepJob } from '../../server/store/jobs.ts'
import { command } from './support/command.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, type Mail, type Manner, startMailServer, textOf } from './support/mail-server.ts'
import { outboxAtWork } from './support/outbox-at-work.ts'
import { listen } from './support/receiver.ts'
import { SITE } from './support/site.ts'
import { listed } from './support/test-database.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const text = SITE.serverText.mail
const subject = (name: string) => fillIn(text.subject, { name })
const ENCODED = { name: '=?utf-8?q?=42oss?=', email: '=?utf-8?q?=42?=@example.com' }
const FROM = 'Kiteline <site@kiteline.example>'

async function setUp(given: Record<string, string> = {}) {
  const smtp = await startMailServer()
  const outbox = await outboxAtWork({ SMTP_URL: smtp.url, MAIL_FROM: FROM, ...given })
  const mail = async (): Promise<Mail> => {
    await eventually(() => smtp.mails.length).toBe(1)
    return smtp.mails[0] as Mail
  }
  return { smtp, mail, ...outbox }
}

test('An enquiry reaches its owner unchanged, in every script, with the visitor as Reply-To', async () => {
  const MAIL_TO = 'a@example.com, B <b@example.com>'
  const { smtp, store, result, read } = await setUp({ MAIL_TO })
  const scripts = 'नमस्ते, आपका काम 你好 こんにちは 안녕 שלום مرحبا Ελληνικά e\u0301 👩🏽‍🚀🇮🇳'
  const lines = '.\n..two dots\nFrom the beginning = 100 %3D\n  spaces at both ends  \nend'
  const message = `${scripts}\na line of ${'x'.repeat(1500)}\n${lines}`
  const name = 'आशा 👋 "O\'Neil", <x@y>'
  const details = { phone: '०१२', result: 'Lines: 11\nHeight: 73 m' }
  const id = await store({ name, message, details })
  await result('delivered')
  const [arrived] = smtp.mails as [Mail]
  await eventually(async () => (await read(id))?.status).toBe('delivered')
  expect(smtp.mails.map(({ to }) => to)).toEqual([['a@example.com'], ['b@example.com']])
  expect(headerOf(arrived, 'To')).toBe('a@example.com, B <b@example.com>')
  expect(textOf(arrived)).toContain(
    `${message}\n\n${labelOf(SITE, FIELD.result)}:\nLines: 11\nHeight: 73 m\n\n-- \n`,
  )
  expect(textOf(arrived)).toContain(`${SITE.form.fields.phone.label}: ०१२`)
  expect(headerOf(arrived, 'Reply-To')).toBe(`${name} <asha@example.com>`)
  expect(headerOf(arrived, 'Subject')).toBe(subject(name))
  expect(headerOf(arrived, 'Message-ID')).toBe(`<${id}@kiteline.example>`)
})

test.each<[string, Partial<typeof ENCODED>, string, string]>([
  ['without an e-mail address', { email: '' }, 'Asha', 'Asha\n'],
  ['whose address few servers accept', { email: '用户@example.com' }, 'Asha', 'Asha <用户@'],
  ['whose name looks encoded', ENCODED, '= ?utf-8?q?=42oss?=', '=?utf-8?q?=42oss?= <'],
])('An enquiry reaches its owner from a visitor %s', async (_, visitor, name, sender) => {
  const { store, mail } = await setUp()
  await store(visitor)
  expect(headerOf(await mail(), 'Subject')).toBe(subject(name))
  expect(headerOf(await mail(), 'Reply-To')).toBe('')
  expect(textOf(await mail())).toContain(`-- \n${sender}`)
})

test.each<Manner>([
  ...(['refuses the login', 'refuses the sender for good'] as const),
  ...(['refuses the recipient for now', 'refuses the recipient for good'] as const),
  ...(['refuses the content for now', 'drops the connection before the content'] as const),
])('A mail server that %s gets a retry for a day, from the first attempt', async (manner) => {
  const smtp = await startMailServer()
  smtp.behave(manner)
  const SMTP_URL = smtp.url.replace('//', '//site:word@')
  const { store, result, read, pass } = await outboxAtWork({ SMTP_URL, MAIL_FROM: FROM })
  const id = await store()
  await result('postponed')
  await eventually(async () => (await read(id))?.channels.mail?.attempts).toBe(1)
  await pass(DAY - HOUR)
  await result('postponed')
  await eventually(async () => (await read(id))?.channels.mail?.attempts).toBe(2)
  await pass(2 * HOUR)
  await result('failed')
  smtp.behave('takes')
  await eventually(async () => (await read(id))?.status).toBe('failed')
  await pass(DAY)
  expect(smtp.mails).toEqual([])
})

test('A mail server that refuses the message itself gets no retry', async () => {
  const { smtp, store, result, read } = await setUp()
  smtp.behave('refuses the content for good')
  const id = await store()
  await result('failed')
  await eventually(async () => (await read(id))?.channels.mail).toMatchObject({
    status: 'failed',
    lastError: expect.stringContaining('554'),
  })
})

test.each<[Manner, string]>([
  ['drops the connection after the content', 'a, b, a, b'],
  ['refuses b@example.com for now', 'a, a, b'],
])('A mail server that %s gets it again, under the same Message-ID', async (manner, names) => {
  const { smtp, store, result, read, pass } = await setUp({
    MAIL_TO: 'a@example.com,b@example.com',
  })
  smtp.behave(manner)
  const id = await store()
  await result('postponed')
  await eventually(async () => (await read(id))?.channels.mail?.attempts).toBe(1)
  smtp.behave('takes')
  await pass(HOUR)
  await result('delivered')
  const recipients = smtp.mails.map(({ to }) => to.map((one) => one.split('@')[0]).join(' '))
  expect(recipients.join(', ')).toBe(names)
  const ids = smtp.mails.map((mail) => headerOf(mail, 'Message-ID'))
  expect(new Set(ids)).toEqual(new Set([`<${id}@kiteline.example>`]))
})

test('A mail server that keeps talking is given up after a while', async () => {
  const talker = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 hello\r\n')
    socket.once('data', () => {
      const talk = setInterval(() => socket.write('250-and another thing\r\n'), 20)
      socket.once('close', () => clearInterval(talk))
    })
  })
  const SMTP_URL = `smtp://127.0.0.1:${await listen(talker)}`
  const { store, read } = await outboxAtWork({ SMTP_URL }, SITE, 300)
  const id = await store()
  await eventually(async () => (await read(id))?.channels.mail?.lastError).toContain('not done')
  const connections = () => new Promise((resolve) => talker.getConnections((_, n) => resolve(n)))
  await eventually(connections).toBe(0)
})

test('A mail server that hangs on one enquiry gets the others meanwhile, and keeps that one at a stop', async () => {
  const { smtp, store, read, worker } = await setUp()
  smtp.hangFor('slow one')
  const slow = await store({ message: 'slow one' })
  const quick = Array.from({ length: 6 }, (_, number) => `quick ${number}`)
  const others = await Promise.all(quick.map((message) => store({ message })))
  const states = () => Promise.all(others.map(async (id) => (await read(id))?.status))
  await eventually(states).toEqual(Array(6).fill('delivered'))
  await worker.stop(0)
  expect((await read(slow))?.channels.mail).toMatchObject({ status: 'waiting', attempts: 0 })
})

test('A mail server that refuses one owner for good delivers to the other, and reports it', async () => {
  const { folder, smtp, store, result, read } = await setUp({
    MAIL_TO: 'a@example.com,b@example.com',
  })
  smtp.behave('refuses b@example.com for good')
  const id = await store()
  expect(await result('delivered')).toMatchObject({ error: 'not all recipients' })
  const lastError = 'b@example.com is refused: 550 Unknown'
  const channel = { status: 'delivered', lastError }
  await eventually(async () => (await read(id))?.channels.mail).toMatchObject(channel)
  expect(smtp.mails.map(({ to }) => to)).toEqual([['a@example.com']])
  expect(await command({ DATA_DIR: folder }, 'list')).toContain(`(${lastError})`)
})

test('A mail that was accepted while the database cannot be written is not sent again', async () => {
  const { smtp, database, store, read } = await setUp()
  smtp.hangFor('Hello')
  const id = await store()
  await eventually(() => smtp.mails.length).toBe(1)
  database.file?.exec('PRAGMA query_only = ON')
  smtp.letGo()
  await store().catch(() => {})
  database.file?.exec('PRAGMA query_only = OFF')
  await eventually(async () => (await read(id))?.status).toBe('delivered')
  expect(smtp.mails).toHaveLength(1)
})

const SPAM = { suspicion: 'honeypot', quarantined: true } as const

test('Suspected spam reaches the owner in a digest, in full, once a day, also if it was refused before', async () => {
  const { smtp, store, database, pass } = await setUp()
  smtp.refuseFor('the end')
  const message = `${'word '.repeat(900)}\nthe end`
  const details = { page: '/contact', result: 'Lines: 11', phone: '०१२' }
  const id = await store({ ...SPAM, message, details })
  await keepJob(database, 'digest')
  await pass(0)
  const isRefused = database.db.selectFrom('jobs').select('last_error').where('id', '=', 'digest')
  await eventually(async () => (await isRefused.execute())[0]?.last_error).toContain('554')
  smtp.refuseFor()
  await pass(HOUR)
  await eventually(() => smtp.mails.length).toBe(1)
  const [digest] = smtp.mails as [Mail]
  expect(headerOf(digest, 'Subject')).toBe(fillIn(SITE.serverText.digest.subject, { count: 1 }))
  for (const part of [message, ...Object.values(details), statusPath(id)])
    expect(textOf(digest)).toContain(part)
  await store({ ...SPAM, message: 'the second' })
  await eventually(async () => {
    await pass(HOUR)
    return smtp.mails.length
  }).toBe(2)
  expect(textOf(smtp.mails[1] as Mail)).not.toContain('the end')
  expect(await listed(database, 'quarantined')).toHaveLength(2)
})
