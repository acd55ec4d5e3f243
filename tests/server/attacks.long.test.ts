import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { NATIVE_SEND_PATH, SEND_FORM_PATH } from '../../contract/fields.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { eventually } from './support/eventually.ts'
import { headersOf, startMailServer } from './support/mail-server.ts'
import { head, rawRequest } from './support/raw-request.ts'
import { ownerCommand, runServer } from './support/run-server.ts'
import { putSite } from './support/site.ts'
import { storeSuspected, temporaryFolder } from './support/test-database.ts'

/** What nobody may read: in files beside the site's folder, and in the folder of the messages. */
const SECRET = 'a-secret-that-no-address-leads-to'

const SEED = Number(process.env.ATTACK_SEED ?? Date.now() % 2 ** 31)

/** Runs a property on generated attacks. The seed is printed; `ATTACK_SEED` repeats a run. */
async function attack<Args extends [unknown, ...unknown[]]>(
  runs: number,
  property: fc.IAsyncProperty<Args>,
) {
  console.log(`ATTACK_SEED=${SEED}, ${runs} attacks`)
  await fc.assert(property, { numRuns: runs, seed: SEED })
}

/** Starts the server with a small site, in a folder that has secrets beside it. */
async function startVictim(settings: Record<string, string> = {}) {
  const folder = temporaryFolder()
  const DATA_DIR = join(folder, 'data')
  mkdirSync(DATA_DIR)
  const files = {
    'index.html': 'a page',
    'about/index.html': 'a page',
    'assets/app.js': 'a script',
    'large.txt': Buffer.alloc(20_000_000),
  }
  const SITE_DIR = putSite({}, files, folder)
  for (const file of ['secret.txt', 'client/.env', 'client/.git', 'data/secret.txt', 'client-old'])
    writeFileSync(join(folder, file), SECRET)
  const server = await runServer({ SITE_DIR, DATA_DIR, RATE_LIMIT_PER_MINUTE: '0', ...settings })

  /** Sends bytes; resolves with everything that comes back, none of which may reveal a secret. */
  const send = async (bytes: string) => {
    const answer = await rawRequest(server.url, bytes)
    expect(told(answer, folder)).toEqual([])
    return answer
  }

  onTestFinished(async () => {
    // It runs as before, and no request failed on its side.
    expect((await fetch(`${server.url}/about`)).status).toBe(200)
    expect(server.child.exitCode).toBe(null)
    const failed = server.output.text.split('\n').filter((line) => /"error"|"status":5/.test(line))
    expect(failed).toEqual([])
  })
  return { ...server, send }
}

/**
 * Opens connections that send `bytes`, then one byte of `slowly` a second.
 * @param reads whether they read what comes back
 * @returns how many have been closed
 */
async function openMany(url: string, count: number, bytes: string, slowly = '', reads = true) {
  let closed = 0
  for (let opened = 0; opened < count; opened++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let sent = 0
    const timer = setInterval(() => socket.write(slowly[sent++] ?? ''), 1000)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      closed++
    })
    if (reads) socket.resume()
    socket.write(bytes)
    onTestFinished(() => void socket.destroy())
    // The system may forget some of those that are opened together.
    if (opened % 100 === 0) await once(socket, 'connect')
  }
  return () => closed
}

/** The most memory that a process has had, in MB; 0 on systems that do not say so. */
function peakMemory(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The status of the first response; undefined if the connection was closed without one. */
const statusOf = (answer: string) => {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? []
  return status === undefined ? undefined : Number(status)
}

/** What a response must not reveal: a secret, a path of the machine, a stack, a program or its version. */
function told(answer: string, folder: string): string[] {
  const patterns = {
    secret: SECRET,
    folder,
    project: process.cwd(),
    'a path': 'node_modules',
    'a stack': /\n\s+at |\bat \S+ \(|\w+Error\b/,
    'a program': /^(?:server|x-powered-by):|\b(?:hono|sqlite|nodejs|node\/|v26\.)/im,
    'a failure': /^HTTP\/1\.1 5/m,
  }
  return Object.entries(patterns).flatMap(([name, pattern]) => {
    const found = typeof pattern === 'string' ? answer.includes(pattern) : pattern.test(answer)
    return found ? [`${name} in ${answer.slice(0, 2000)}`] : []
  })
}

const ENQUIRY = { name: 'Asha', email: 'asha@example.com', message: 'Hello' }
const ENCODED = 'application/x-www-form-urlencoded'
const BOUNDARY = 'b'.repeat(30)
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

const post = (path: string, type: string, body: string, ...headers: string[]) =>
  head(`POST ${path}`, `Content-Type: ${type}`, `Content-Length: ${body.length}`, ...headers) + body

/** A form as browsers send it; text beyond Latin-1 as the bytes of its UTF-8. */
const form = (fields: Record<string, string>) => `${new URLSearchParams(fields)}`

const UP = ['..', '.', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..;', '..%00', '%c0%ae%c0%ae']
const MORE_UP = ['%e0%80%ae%e0%80%ae', '%uff0e%uff0e', '%u002e.', '\xff\xae', '.%00.', '...', '~']
const SLASH = ['/', '//', '\\', '%2f', '%5c', '%252f', '%c0%af', '%u2215', '%ef%bc%8f', '/./']
const FILES = ['secret.txt', 'data/secret.txt', 'data/enquiries.db', '.env', '.git', 'site.json']
const MORE_FILES = ['client-old', 'etc/passwd', 'proc/self/environ', '%2eenv', '.env%00.html', '']
const way = fc
  .tuple(
    fc.constantFrom('/', '/assets/', '/about/', '/assets', '//', '\\', 'http://localhost/', ''),
    fc.array(fc.tuple(fc.constantFrom(...UP, ...MORE_UP), fc.constantFrom(...SLASH)), {
      maxLength: 8,
    }),
    fc.constantFrom(...FILES, ...MORE_FILES),
    fc.constantFrom('', '', '', '', '?', '#', '/', '%20', '.', '::$DATA', '%00', '.br'),
  )
  .map(([start, steps, file, end]) => start + steps.flat().join('') + file + end)

test('A way out of the site’s folder is not found, however it is written', async () => {
  const { send } = await startVictim()
  await attack(
    1500,
    fc.asyncProperty(way, async (path) => {
      const answer = await send(head(`GET ${path}`))
      const [, body = ''] = answer.split('\r\n\r\n')
      expect(body).not.toMatch(/root:|PATH=|SQLite format/)
      if (statusOf(answer) === 200) expect(body).toMatch(/^(?:a page|a script)$/)
      // No redirect leads to another host.
      const [, to = '/'] = /^location: (.*)$/im.exec(answer) ?? []
      expect(to).toMatch(/^\/(?![/\\])/)
    }),
  )
})

test('What is too large or malformed is refused or ignored: bodies, parts, fields', async () => {
  const { send } = await startVictim({ TRUSTED_PROXIES: '1' })
  const a = (count: number) => 'a'.repeat(count)
  const to = (path: string, length: number) =>
    head(`POST ${path}`, `Content-Type: ${ENCODED}`, `Content-Length: ${length}`)
  const encoded = (fields: object) => post(SEND_FORM_PATH, ENCODED, form({ ...ENQUIRY, ...fields }))
  const part = (name: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`
  const parts = (body: string) => post(SEND_FORM_PATH, MULTIPART, `${body}--${BOUNDARY}--`)
  const CASES: [string, string, number][] = [
    ['a body to come', to(SEND_FORM_PATH, 99999999999), 413],
    ['a body that never ends', `${to(SEND_FORM_PATH, 9)}half`, 408],
    ['the number of parts', parts(part('a').repeat(1100)), 422],
    ['the head of a part', parts(part(a(20_000))), 422],
    ['a part that is no part', parts(`--${BOUNDARY}\r\n\0;=":\x80\xff\r\n`), 400],
    ['a form of junk', post(NATIVE_SEND_PATH, ENCODED, '%zz=%&=&%=\0\xff'), 422],
    ['the number of fields', post(SEND_FORM_PATH, ENCODED, 'a=&'.repeat(20_000)), 422],
    ['an address for the reply', encoded({ email: `${a(30_000)}@${a(30_000)}` }), 422],
    ['an address that is hard to read', encoded({ email: `a@${'a-'.repeat(120)}` }), 422],
    ['the number of ranges', head('GET /about', `Range: bytes=${'0-1,'.repeat(3000)}0-1`), 200],
    ['the list of addresses', head('GET /', `X-Forwarded-For: ${'1.1.1.1,'.repeat(1500)}`), 200],
  ]
  const answers: [string, number | undefined][] = []
  for (const [name, text] of CASES) answers.push([name, statusOf(await send(text))])
  expect(answers).toEqual(CASES.map(([name, , status]) => [name, status]))
})

/** Lines that would be read as something else where they arrive. */
const injection = fc
  .tuple(
    fc.constantFrom('', 'Asha', '=', '+', '-', '@', '\t=', ' =', '\u200b=', '＝', '|', '%'),
    fc.constantFrom(
      ...['\r\n', '\n', '\r', '\r\n\r\n', '\u2028', '\u0085', '\0', '\u001b[2J', '\u202e', ';'],
    ),
    fc.constantFrom(
      ...['Bcc: evil@example.com', '.', '=cmd|"/c calc"!A1', '@SUM(1)', '+1', '-1', '--b', '<b>'],
      ...['{"event":"request"}', 'Content-Type: text/html', '%0d%0aBcc: evil@example.com', ','],
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  .map((all) => all.join(''))

test('A line that a visitor smuggles in ends no header or line of the log', async () => {
  const smtp = await startMailServer()
  const { send, output } = await startVictim(smtp.settings)
  let sent = 0
  const fields = fc.record({
    name: injection,
    email: fc.oneof(fc.constant('asha@example.com'), injection),
    message: injection,
    subject_of_interest: injection,
    page: injection,
    extra: injection,
  })
  await attack(
    150,
    fc.asyncProperty(fields, injection, async (given, field) => {
      const body = form({ ...given, [field]: 'x' })
      const answer = await send(post(SEND_FORM_PATH, ENCODED, body, 'Origin: http://localhost'))
      expect([200, 422]).toContain(statusOf(answer))
      if (statusOf(answer) === 200) sent++
    }),
  )
  expect(sent).toBeGreaterThan(20)
  await eventually(() => smtp.mails.length).toBe(sent)
  for (const mail of smtp.mails) {
    expect(mail.to).toEqual(['owner@example.com'])
    const names = headersOf(mail).map((line) => line.split(':')[0]?.toLowerCase())
    expect(names.filter((name) => !HEADERS.has(name ?? ''))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  }

  // Every line after the first ones, which are for people, is the log's own.
  const log = output.text.slice(output.text.indexOf('{"time"')).trim().split('\n')
  for (const line of log)
    expect(Object.keys(JSON.parse(line)).slice(0, 2)).toEqual(['time', 'event'])
})

const HEADERS = new Set(
  [
    ...['From', 'To', 'Reply-To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'],
    ...['Content-Transfer-Encoding', 'X-Suspected-Spam'],
  ].map((name) => name.toLowerCase()),
)

/** More would end such a server. */
const MOST_MB = 600
const small = { NODE_OPTIONS: '--max-old-space-size=512' }
const visit = async (url: string) => expect((await fetch(`${url}/about`)).status).toBe(200)
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const begin = (...headers: string[]) =>
  [`POST ${SEND_FORM_PATH} HTTP/1.1`, 'Host: localhost', `Content-Type: ${ENCODED}`, ...headers]
    .map((line) => `${line}\r\n`)
    .join('')

test.each([
  ['1,800 requests', 100, get('/about').repeat(1800)],
  ['32 requests for a large file', 500, get('/large.txt').repeat(32)],
])('They are, while many send %s and read nothing, and are closed', async (_, count, bytes) => {
  const { url, child, output } = await startVictim(small)
  await openMany(url, count, bytes, '', false)
  await visit(url)
  // The log has a request once its response, or its connection, has ended; Node waits up to a minute.
  const ended = () => output.text.split('"event":"request"').length - 1
  await expect.poll(ended, { timeout: 150_000 }).toBe(count + 1)
  await visit(url)
  expect(peakMemory(child.pid)).toBeLessThan(MOST_MB)
})

test('Visitors are answered, in little memory, while many connections send slowly, or nothing, and are closed', async () => {
  const a = 'a'.repeat(100)
  const about = (...headers: string[]) =>
    get('/about').replace('\r\n\r\n', ['', ...headers, '', ''].join('\r\n'))
  const inChunks = begin('Transfer-Encoding: chunked')
  /** What they send at once, and then byte by byte. */
  const SLOW: Record<string, [atOnce: string, slowly: string]> = {
    nothing: ['', ''],
    'an address': ['', get(`/${a}`)],
    headers: ['GET /about HTTP/1.1\r\n', `X-Slow: ${a}`],
    'headers of a second request': [`${about()}GET /about HTTP/1.1\r\n`, `X-Slow: ${a}`],
    'nothing more': [about(), ''],
    'a form': [`${begin('Content-Length: 1000')}\r\n`, a],
    'a form in chunks': [`${inChunks}\r\n`, '1\r\na\r\n'.repeat(20)],
    'the end of a form': [`${inChunks}\r\n0\r\n`, `X-Slow: ${a}`],
    'a body that no page wants': [about('Content-Length: 99'), a],
    'another protocol': [about('Upgrade: x', 'Connection: upgrade'), a],
  }
  const { url, child } = await startVictim(small)
  const opened = Object.entries(SLOW).map(async ([name, [atOnce, slowly]]) => {
    return { name, closed: await openMany(url, 100, atOnce, slowly) }
  })
  const all = await Promise.all(opened)
  await visit(url)
  const open = () => all.filter(({ closed }) => closed() < 100).map(({ name }) => name)
  await eventually(open).toEqual([])
  expect(peakMemory(child.pid)).toBeLessThan(MOST_MB)
})

test('Visitors are answered, in little memory, while more connections are opened than the server takes', async () => {
  const { url, child } = await startVictim(small)
  const closed = await openMany(url, 2500, 'GET')
  await eventually(closed).toBe(2500)
  await visit(url)
  expect(peakMemory(child.pid)).toBeLessThan(MOST_MB)
})

test('Visitors are answered, in little memory, while 30,000 suspected enquiries wait, which the digest and the list show', async () => {
  const DATA_DIR = temporaryFolder()
  const database = await openSqlite(DATA_DIR)
  await storeSuspected(database, 30_000, 'x'.repeat(5000))
  await database.close()
  const smtp = await startMailServer()
  const { url, send, child } = await startVictim({ ...small, DATA_DIR, ...smtp.settings })
  const answer = await send(post(SEND_FORM_PATH, ENCODED, form(ENQUIRY)))
  expect(statusOf(answer)).toBe(200)
  await visit(url)
  await eventually(() => smtp.mails.length).toBe(2)
  expect(peakMemory(child.pid)).toBeLessThan(MOST_MB)
  const list = await ownerCommand({ DATA_DIR, ...small }, 'list', '--status', 'quarantined')
  expect(list.text.trim().split('\n')).toHaveLength(30_000)
})
