import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NATIVE_SEND_PATH, SEND_FORM_PATH } from '../../contract/fields.ts'
import { attack, startVictim, statusOf } from './support/attack.ts'
import { eventually } from './support/eventually.ts'
import { headersOf, startMailServer } from './support/mail-server.ts'
import { head } from './support/raw-request.ts'
import { runProgram } from './support/run-server.ts'

const ENQUIRY = { name: 'Asha', email: 'asha@example.com', message: 'Hello' }

const post = (path: string, type: string, body: string, ...headers: string[]) =>
  head(`POST ${path}`, `Content-Type: ${type}`, `Content-Length: ${body.length}`, ...headers) + body

/** A form as browsers send it; text beyond Latin-1 as the bytes of its UTF-8. */
const form = (fields: Record<string, string>) => `${new URLSearchParams(fields)}`
const ENCODED = 'application/x-www-form-urlencoded'

const junk = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'\r\n\0\t -;:="\\%&/abc\x80\xff') }),
  fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array).toString('latin1')),
)

describe('A form that is malformed', () => {
  const disposition = fc.oneof(
    fc
      .constantFrom('name', 'email', 'message', '__proto__', 'constructor', 'self_test', '')
      .map((name) => `Content-Disposition: form-data; name="${name}"`),
    fc.constantFrom(
      'Content-Disposition: form-data; name=',
      'Content-Disposition: form-data; name="a"; filename="../../x"',
      "Content-Disposition: form-data; name*=UTF-8''%ff%00",
      'Content-Disposition: form-data',
      'Content-Disposition',
    ),
    junk,
  )
  const piece = fc.oneof(
    fc.tuple(
      fc.constantFrom('--b', '--b--', '-b', '--B', '', '--b\0'),
      fc.constantFrom('\r\n', '\n', ''),
      disposition,
      fc.constantFrom('\r\n\r\n', '\n\n', '\r\n', '\r\nContent-Type: x; y\r\n\r\n', ''),
      junk,
      fc.constantFrom('\r\n', '\n', ''),
    ),
    fc.tuple(junk),
  )
  const multipart = fc.tuple(
    fc.constantFrom(
      ...['boundary=b', 'boundary="b"', 'boundary=', '', 'boundary=b; boundary=c', 'BOUNDARY=b'],
      ...['boundary=b,', 'boundary="', 'boundary=\xff', `boundary=${'b'.repeat(100)}`],
    ),
    fc.array(piece, { maxLength: 5 }),
    fc.constantFrom('--b--\r\n', '--b--', ''),
  )

  test('in multipart is refused or read, and the server stays', async () => {
    const { send } = await startVictim()
    await attack(
      1200,
      fc.asyncProperty(multipart, async ([boundary, pieces, end]) => {
        const body = pieces.flat().join('') + end
        const answer = await send(post(SEND_FORM_PATH, `multipart/form-data; ${boundary}`, body))
        expect([200, 400, 415, 422]).toContain(statusOf(answer))
      }),
    )
  })

  test('that is percent-encoded is refused or read, and comes back without markup', async () => {
    const { send } = await startVictim()
    const nasty = fc.oneof(junk, fc.constantFrom('%', '%zz', '"><script>', '</textarea><script>'))
    const calls = fc.oneof(
      junk.map((body) => post(SEND_FORM_PATH, ENCODED, body)),
      fc.dictionary(nasty, nasty).map((fields) => post(NATIVE_SEND_PATH, ENCODED, form(fields))),
    )
    await attack(
      600,
      fc.asyncProperty(calls, async (call) => {
        const answer = await send(call)
        expect([200, 303, 400, 415, 422]).toContain(statusOf(answer))
        expect(answer).not.toContain('<script')
      }),
    )
  })
})

/** Lines that would be read as something else where they arrive: mail, log, terminal, spreadsheet. */
const injection = fc
  .tuple(
    fc.constantFrom('', 'Asha', '=', '+', '-', '@', '\t=', ' =', '\u200b=', '＝', '|', '%'),
    fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '\r\n\r\n',
      '\u2028',
      '\u0085',
      '\0',
      '\u001b[2J',
      '\u202e',
      ';',
    ),
    fc.constantFrom(
      ...['Bcc: evil@example.com', '.', '=cmd|"/c calc"!A1', '@SUM(1)', '+1', '-1', '--b', '<b>'],
      ...['{"event":"request"}', 'Content-Type: text/html', '%0d%0aBcc: evil@example.com', ','],
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  .map((all) => all.join(''))

describe('A line that a visitor smuggles in', () => {
  const FORMULA = /^[\s\p{Cf}\p{Cc}"']*[=+\-@|%＝＋－＠]/u

  /** The cells of a CSV file whose cells are all in quotation marks. */
  const cellsOf = (csv: string) =>
    [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))

  test('ends no header, line of the log or cell: mail, log, list and export stay whole', async () => {
    const smtp = await startMailServer()
    const settings = { SMTP_URL: smtp.url, MAIL_TO: 'owner@example.com' }
    const { send, output, DATA_DIR } = await startVictim(settings)
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

    const command = async (name: string) => {
      const { output, ended } = runProgram('messages.ts', [name], { DATA_DIR })
      await ended
      return output.text
    }
    const list = await command('list')
    expect(list.trim().split('\n')).toHaveLength(sent)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal would obey
    expect(list).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
    const csv = await command('export')
    const cells = cellsOf(csv)
    expect(cells.length).toBeGreaterThan(sent * 6)
    expect(cells.filter((cell) => FORMULA.test(cell) && !cell.includes("'"))).toEqual([])
  })

  test('adds no header to a response', async () => {
    const { send } = await startVictim()
    const address = fc
      .tuple(
        fc.constantFrom('/about/', '/index.html', '/about/index.html', '/nothing', '/contact/send'),
        fc.constantFrom('?', '/', '%3f', '#', ';'),
        fc.constantFrom('%0d%0a', '%0a', '%0d', '%E5%98%8A%E5%98%8D', '\\r\\n', '%250d%250a', '\r'),
        fc.constantFrom('Set-Cookie:a=b', 'X-Injected:1', '%0d%0a%0d%0a<script>alert(1)</script>'),
      )
      .map((parts) => parts.join(''))
    await attack(
      200,
      fc.asyncProperty(address, async (path) => {
        const [top = ''] = (await send(head(`GET ${path}`))).split('\r\n\r\n')
        expect(top).not.toMatch(/^(?:set-cookie|x-injected)/im)
        expect(top).not.toMatch(/\r(?!\n)|[^\r]\n/)
      }),
    )
  })
})

const HEADERS = new Set(
  [
    ...['From', 'To', 'Reply-To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'],
    ...['Content-Transfer-Encoding', 'X-Suspected-Spam'],
  ].map((name) => name.toLowerCase()),
)

describe('A visitor who forges X-Forwarded-For', () => {
  const PER_MINUTE = 5
  const body = form(ENQUIRY)
  const address = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.ipV4().map((ip) => `${ip}:8080`),
    fc.constantFrom('127.0.0.1', '::1', 'localhost', 'unknown', '', ',,', '_hidden', '10.0.0.1'),
    fc.string({ unit: fc.constantFrom(...'0123456789.:,[] a') }),
  )
  const forged = fc.tuple(
    fc.constantFrom('X-Forwarded-For', 'x-forwarded-for', 'Forwarded', 'X-Real-IP', 'Via'),
    fc.array(address, { minLength: 1, maxLength: 5 }).map((all) => all.join(', ')),
  )

  test.each([
    ['is counted as one visitor', '0', (given: string[]) => given],
    ['is counted as one visitor behind a proxy', '1', withReal],
  ])('%s', async (_, TRUSTED_PROXIES, through) => {
    const settings = { TRUSTED_PROXIES, RATE_LIMIT_PER_MINUTE: `${PER_MINUTE}` }
    const { send } = await startVictim(settings)
    const began = performance.now()
    let accepted = 0
    await attack(
      60,
      fc.asyncProperty(forged, async ([name, value]) => {
        const headers = through([`${name}: ${value}`])
        const answer = await send(post(SEND_FORM_PATH, ENCODED, body, ...headers))
        expect([200, 429]).toContain(statusOf(answer))
        if (statusOf(answer) === 200) accepted++
      }),
    )
    const minutes = (performance.now() - began) / 60_000
    expect(accepted).toBeLessThanOrEqual(PER_MINUTE + Math.ceil(minutes * PER_MINUTE))
  })
})

/** The header as a proxy passes it on: the address that it saw comes last. */
function withReal(given: string[]): string[] {
  const [, forged = ''] = /^x-forwarded-for: (.*)/i.exec(given[0] ?? '') ?? []
  return [`X-Forwarded-For: ${forged}, 192.0.2.7`]
}
