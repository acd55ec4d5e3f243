import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../server/commands/run-command.ts'
import { type Attempt, deliveryWorker } from '../../server/delivery/delivery-worker.ts'
import { mailChannel } from '../../server/delivery/mail-channel.ts'
import { NEUTRAL_SITE } from '../../server/neutral-site.ts'
import { deliveryQueue } from '../../server/store/delivery-queue.ts'
import { outboxFigures } from '../../server/store/outbox-figures.ts'
import { readEnquiry } from '../../server/store/read-enquiries.ts'
import { eventually } from './support/eventually.ts'
import {
  freePort,
  headerOf,
  headersOf,
  type Manner,
  startMailServer,
  textOf,
} from './support/mail-server.ts'
import { testDatabase } from './support/test-database.ts'

const HOUR = 60 * 60_000

/** An outbox that mails to a real mail server, with a fake clock. */
function outbox(
  smtpUrl: string,
  to = ['owner@example.com'],
  { timeoutMs = 60_000, deadlineMs = 120_000 } = {},
) {
  const store = testDatabase()
  const clock = { now: 1_700_000_000_000 }
  const attempts: Attempt[] = []
  const read = (id: string) => readEnquiry(store.database, id)
  const worker = deliveryWorker({
    queue: deliveryQueue(store.database, 'mail'),
    read,
    channel: mailChannel({
      smtpUrl,
      to,
      from: 'Kiteline <site@kiteline.example>',
      site: () => NEUTRAL_SITE,
      timeoutMs,
    }),
    now: () => clock.now,
    random: () => 0.5,
    parallel: 3,
    deadlineMs,
    log: () => {},
    report: (_, attempt) => attempts.push(attempt),
  })
  /** Advances the clock and delivers what is due. */
  const pass = async (ms: number) => {
    clock.now += ms
    await worker.tick()
    await worker.settled()
  }
  return { ...store, attempts, read, worker, pass }
}

describe('A message reaches its owner', () => {
  test('unchanged, in every script, with the visitor as Reply-To', async () => {
    const smtp = await startMailServer()
    const { store, pass, read } = outbox(smtp.url)
    const message = [
      'नमस्ते, आपका काम 你好 こんにちは 안녕 שלום مرحبا Ελληνικά e\u0301 👩🏽‍🚀🇮🇳',
      '.',
      '..two dots',
      'From the beginning = 100 %3D',
      `a line of ${'x'.repeat(1500)}`,
      '  spaces at both ends  ',
      'end',
    ].join('\n')
    const id = await store({ name: 'आशा 👋 "O\'Neil", <x@y>', message, details: { phone: '०१२' } })
    await pass(0)
    expect((await read(id))?.status).toBe('delivered')
    const [mail] = smtp.mails as [(typeof smtp.mails)[0]]
    expect(mail.to).toEqual(['owner@example.com'])
    expect(textOf(mail)).toContain(`${message}\n\n-- \n`)
    expect(textOf(mail)).toContain('phone: ०१२')
    expect(headerOf(mail, 'Reply-To')).toBe('आशा 👋 "O\'Neil", <x@y> <asha@example.com>')
    expect(headerOf(mail, 'Subject')).toBe('Enquiry from आशा 👋 "O\'Neil", <x@y>')
    expect(headerOf(mail, 'Message-ID')).toBe(`<${id}@kiteline.example>`)
  })

  test('at each of their addresses', async () => {
    const smtp = await startMailServer()
    const { store, pass } = outbox(smtp.url, ['a@example.com', 'B <b@example.com>'])
    await store()
    await pass(0)
    expect(smtp.mails[0]?.to).toEqual(['a@example.com', 'b@example.com'])
  })

  test('even if not every mail server accepts the visitor’s address', async () => {
    const smtp = await startMailServer()
    const { store, pass, read } = outbox(smtp.url)
    const id = await store({ email: '用户@example.com' })
    await pass(0)
    expect((await read(id))?.status).toBe('delivered')
    const [mail] = smtp.mails as [(typeof smtp.mails)[0]]
    expect(headerOf(mail, 'Reply-To')).toBe('')
    expect(textOf(mail)).toContain('Asha <用户@example.com>')
  })

  test('without headers injected by the visitor, even if validation is bypassed', async () => {
    const smtp = await startMailServer()
    const { store, pass } = outbox(smtp.url)
    const attack = 'x\r\nBcc: everyone@example.com\r\n\r\n<b>'
    await store({
      name: attack,
      email: `a@example.com>\r\nBcc: everyone@example.com`,
      details: { subject_of_interest: attack },
      message: attack,
    })
    await pass(0)
    const [mail] = smtp.mails as [(typeof smtp.mails)[0]]
    expect(mail.to).toEqual(['owner@example.com'])
    const names = headersOf(mail).map((line) => line.split(':')[0]?.toLowerCase())
    expect(names.filter((name) => name === 'bcc' || name === 'cc')).toEqual([])
    expect(names.filter((name) => name === 'subject')).toHaveLength(1)
    expect(mail.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/im)
  })
})

describe('A mail server', () => {
  test('that is down gets the message once it is up', async () => {
    const port = await freePort()
    const { store, pass, read } = outbox(`smtp://127.0.0.1:${port}`)
    const id = await store()
    await pass(0)
    expect(await read(id)).toMatchObject({ status: 'waiting', attempts: 1 })
    expect((await read(id))?.lastError).toContain('ECONNREFUSED')
    const smtp = await startMailServer(port)
    await pass(HOUR)
    expect(await read(id)).toMatchObject({ status: 'delivered', attempts: 2 })
    expect(smtp.mails).toHaveLength(1)
  })

  const passing: Manner[] = [
    'refuses the recipient for now',
    'refuses the content for now',
    'refuses the login',
    'drops the connection before the content',
  ]
  test.each(passing)('that %s gets a retry', async (manner) => {
    const smtp = await startMailServer()
    smtp.behave(manner)
    const { store, pass, read } = outbox(smtp.url.replace('//', '//site:word@'))
    const id = await store()
    await pass(0)
    expect(await read(id)).toMatchObject({ status: 'waiting', attempts: 1 })
    smtp.behave('takes')
    await pass(HOUR)
    expect((await read(id))?.status).toBe('delivered')
    expect(smtp.mails).toHaveLength(1)
  })

  const final: Manner[] = ['refuses the recipient for good', 'refuses the content for good']
  test.each(final)('that %s gets no retry', async (manner) => {
    const smtp = await startMailServer()
    smtp.behave(manner)
    const { store, pass, read } = outbox(smtp.url)
    const id = await store()
    await pass(0)
    expect(await read(id)).toMatchObject({ status: 'failed', attempts: 1 })
    smtp.behave('takes')
    await pass(24 * HOUR)
    expect(smtp.mails).toEqual([])
  })

  test('that drops the connection after the content gets it again, under the same Message-ID', async () => {
    const smtp = await startMailServer()
    smtp.behave('drops the connection after the content')
    const { store, pass, read } = outbox(smtp.url)
    const id = await store()
    await pass(0)
    expect((await read(id))?.status).toBe('waiting')
    smtp.behave('takes')
    await pass(HOUR)
    expect((await read(id))?.status).toBe('delivered')
    const ids = smtp.mails.map((mail) => headerOf(mail, 'Message-ID'))
    expect(ids).toEqual(Array(2).fill(`<${id}@kiteline.example>`))
  })

  test('that stops responding is given up after a timeout, and retried', async () => {
    const smtp = await startMailServer()
    smtp.behave('says nothing')
    const { store, pass, read } = outbox(smtp.url, ['owner@example.com'], { timeoutMs: 200 })
    const id = await store()
    await pass(0)
    expect(await read(id)).toMatchObject({ status: 'waiting', attempts: 1 })
    smtp.behave('takes')
    // On a busy machine a delivery may need more than the short timeout.
    await eventually(async () => {
      await pass(HOUR)
      return (await read(id))?.status
    }).toBe('delivered')
  })

  test('that keeps talking is given up at the deadline, and retried', async () => {
    const talker = createServer((socket) => {
      socket.on('error', () => {})
      socket.write('220 hello\r\n')
      socket.once('data', () => {
        const talk = setInterval(() => socket.write('250-and another thing\r\n'), 20)
        socket.once('close', () => clearInterval(talk))
      })
    })
    await new Promise<void>((resolve) => talker.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void talker.close())
    const { port } = talker.address() as AddressInfo
    const { store, pass, read } = outbox(`smtp://127.0.0.1:${port}`, undefined, { deadlineMs: 300 })
    const ids = await Promise.all(Array.from({ length: 5 }, () => store()))
    await pass(0)
    const tried = await Promise.all(ids.map(read))
    expect(tried.map((one) => one?.attempts)).toEqual([1, 1, 1, 1, 1])
    expect(tried[0]?.lastError).toContain('not done within')
    const connections = () => new Promise((resolve) => talker.getConnections((_, n) => resolve(n)))
    await eventually(connections).toBe(0)
  })

  test('that is slow with one message gets the others meanwhile', async () => {
    const smtp = await startMailServer()
    smtp.hangFor('slow one')
    const { store, read, worker } = outbox(smtp.url)
    const slow = await store({ message: 'slow one' })
    const others = await Promise.all(
      Array.from({ length: 6 }, (_, i) => store({ message: `quick ${i}` })),
    )
    await worker.tick()
    const states = () => Promise.all(others.map(async (id) => (await read(id))?.status))
    await eventually(states).toEqual(Array(6).fill('delivered'))
    expect((await read(slow))?.status).toBe('waiting')
    smtp.letGo()
    await worker.settled()
    expect((await read(slow))?.status).toBe('delivered')
  })

  test('that refuses one owner for good delivers to the other, and reports it', async () => {
    const smtp = await startMailServer()
    const { database, folder, store, attempts, pass, read } = outbox(smtp.url, [
      'a@example.com',
      'b@example.com',
    ])
    smtp.behave('refuses b@example.com for good')
    const id = await store()
    await pass(0)
    const why = 'b@example.com is refused: 550 Unknown'
    expect(smtp.mails.map(({ to }) => to)).toEqual([['a@example.com']])
    expect(await read(id)).toMatchObject({ status: 'delivered', lastError: why })
    expect(attempts).toEqual([{ result: 'delivered', error: why }])
    expect((await outboxFigures(database)).mail.lastNote).toBe(why)
    let listed = ''
    const write = (text: string) => {
      listed += text
    }
    await runCommand(['list'], { environment: { DATA_DIR: folder }, write, now: Date.now })
    expect(listed).toContain(`(${why})`)
    smtp.behave('takes')
    await store()
    await pass(1)
    expect((await outboxFigures(database)).mail.lastNote).toBeUndefined()
  })

  test('that accepts a mail for one owner and not yet for the other gets it again', async () => {
    const smtp = await startMailServer()
    const { store, pass, read } = outbox(smtp.url, ['a@example.com', 'b@example.com'])
    smtp.behave('refuses b@example.com for now')
    const id = await store()
    await pass(0)
    expect((await read(id))?.status).toBe('waiting')
    smtp.behave('takes')
    await pass(HOUR)
    expect((await read(id))?.status).toBe('delivered')
    expect(smtp.mails.map(({ to }) => to)).toEqual([
      ['a@example.com'],
      ['a@example.com', 'b@example.com'],
    ])
    expect(new Set(smtp.mails.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(1)
  })
})
