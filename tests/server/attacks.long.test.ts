import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEND_FORM_PATH } from '../../contract/fields.ts'
import { attack, startVictim, statusOf } from './support/attack.ts'
import { head } from './support/raw-request.ts'

const FORM = 'Content-Type: application/x-www-form-urlencoded'
const ENQUIRY = 'name=Asha&email=asha@example.com&message=Hello'

/** Any bytes, more often those that mean something in HTTP. */
const bytes = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'\r\n\0\t :;,/\\%?#"=aA0-\x7f\x80\xff') }),
  fc.uint8Array({ maxLength: 40 }).map((array) => Buffer.from(array).toString('latin1')),
  fc.constantFrom('', 'chunked', '0', '-1', '99999999999999999999', 'localhost', 'close', 'gzip'),
)
const lineEnd = fc.oneof(
  { weight: 9, arbitrary: fc.constant('\r\n') },
  fc.constantFrom('\n', '\r', '\n\r', '\r\n ', '\0\r\n', ''),
)
const target = fc.oneof(
  fc.constantFrom('/', '/about', '/about/', SEND_FORM_PATH, '/contact/send', '/healthz', '*'),
  fc
    .tuple(fc.constantFrom('/', '//', 'http://', 'HTTP://a@', ':'), bytes)
    .map((all) => all.join('')),
)
const header = fc.tuple(
  fc.oneof(
    fc.constantFrom(
      ...['Host', 'Content-Length', 'Transfer-Encoding', 'Content-Type', 'Range', 'If-Range'],
      ...['If-Modified-Since', 'If-None-Match', 'Accept-Encoding', 'Origin', 'Expect', 'Upgrade'],
      ...['Authorization', 'X-Forwarded-For', 'Connection', 'Cookie', 'Referer', 'Trailer', 'TE'],
    ),
    bytes,
  ),
  fc.constantFrom(': ', ':', ' : ', ''),
  bytes,
  lineEnd,
)
const request = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'TRACE', 'CONNECT', 'PRI', 'get', ''),
    fc.constantFrom(' ', '  ', '\t', ''),
    target,
    fc.constantFrom(
      ' HTTP/1.1',
      ' HTTP/1.0',
      ' HTTP/2.0',
      ' HTTP/0.9',
      ' http/1.1',
      ' HTTP/1.',
      '',
    ),
    lineEnd,
    fc.constantFrom('Host: localhost\r\nConnection: close\r\n', ''),
    fc.array(header, { maxLength: 6 }).map((all) => all.flat().join('')),
    lineEnd,
    bytes,
  )
  .map((parts) => parts.join(''))

test('Malformed HTTP is refused or answered, and the server stays', async () => {
  const { send } = await startVictim()
  await attack(
    100,
    fc.asyncProperty(fc.array(request, { minLength: 30, maxLength: 30 }), async (requests) => {
      // Many are not complete, so the server waits for the rest.
      const answers = await Promise.all(requests.map((text) => send(text, 100)))
      for (const answer of answers) expect(answer).toMatch(/^$|^HTTP\/1\.1 [1-4]\d\d /)
    }),
  )
})

describe('A way out of the site’s folder', () => {
  const UP = ['..', '.', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..;', '..%00', '%c0%ae%c0%ae']
  const MORE_UP = ['%e0%80%ae%e0%80%ae', '%uff0e%uff0e', '%u002e.', '\xff\xae', '.%00.', '...', '~']
  const SLASH = [
    '/',
    '//',
    '\\',
    '%2f',
    '%5c',
    '%2F',
    '%252f',
    '%c0%af',
    '%u2215',
    '%ef%bc%8f',
    '/./',
  ]
  const FILES = ['secret.txt', 'data/secret.txt', 'data/messages.db', '.env', '.git', 'site.json']
  const MORE_FILES = ['client-old', 'etc/passwd', 'proc/self/environ', '%2eenv', '.env%00.html', '']
  const way = fc
    .tuple(
      fc.constantFrom(
        '/',
        '/',
        '/',
        '/assets/',
        '/about/',
        '/assets',
        '//',
        '\\',
        'http://localhost/',
        '',
      ),
      fc.array(fc.tuple(fc.constantFrom(...UP, ...MORE_UP), fc.constantFrom(...SLASH)), {
        maxLength: 8,
      }),
      fc.constantFrom(...FILES, ...MORE_FILES),
      fc.constantFrom('', '', '', '', '?', '#', '/', '%20', '.', '::$DATA', '%00', '.br'),
    )
    .map(([start, steps, file, end]) => start + steps.flat().join('') + file + end)

  test('is not found, however it is written', async () => {
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
})

describe('What is too large', () => {
  const a = (count: number) => 'a'.repeat(count)
  const post = (body: string, type = FORM, path = SEND_FORM_PATH) =>
    head(`POST ${path}`, type, `Content-Length: ${Buffer.byteLength(body)}`) + body
  const multipart = 'Content-Type: multipart/form-data; boundary=b'
  const json = 'Content-Type: application/json'
  const part = (name: string, text = 'x') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

  const CASES: [string, string, number][] = [
    ['an address', head(`GET /${a(20_000)}`), 431],
    ['a header', head('GET /', `X-Large: ${a(20_000)}`), 431],
    ['headers', head('GET /', ...Array(3000).fill('X: y')), 431],
    ['a method', head(`${a(20_000)} /`), 400],
    ['a body', post(`${ENQUIRY}&more=${a(64 * 1024)}`), 413],
    ['a body to come', head(`POST ${SEND_FORM_PATH}`, FORM, 'Content-Length: 99999999999'), 413],
    ['a number of digits', head('POST /', `Content-Length: ${'9'.repeat(400)}`), 400],
    [
      'the extension of a chunk',
      `${head(`POST ${SEND_FORM_PATH}`, FORM, 'Transfer-Encoding: chunked')}1;${a(20_000)}\r\na\r\n0\r\n\r\n`,
      413,
    ],
    [
      'the trailer',
      `${head(`POST ${SEND_FORM_PATH}`, FORM, 'Transfer-Encoding: chunked')}0\r\nX: ${a(20_000)}\r\n\r\n`,
      431,
    ],
    ['the number of parts', post(`${part('a').repeat(1100)}--b--`, multipart), 400],
    ['the head of a part', post(`${part(a(20_000))}--b--`, multipart), 400],
    [
      'a boundary',
      post(part('a'), `Content-Type: multipart/form-data; boundary=${a(10_000)}`),
      400,
    ],
    ['the depth of JSON', post('['.repeat(60_000), json, '/api/v1.0/email/send'), 400],
    [
      'the depth of a field',
      post(
        `{"template_params":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`,
        json,
        '/api/v1.0/email/send',
      ),
      400,
    ],
    ['the number of fields', post(`${'a=&'.repeat(20_000)}`), 422],
    ['a name', post(`name=${a(60_000)}&email=a@b.example&message=x`), 422],
    ['an address for the reply', post(`name=A&email=${a(30_000)}@${a(30_000)}&message=x`), 422],
    ['an address that is hard to read', post(`name=A&email=a@${'a-'.repeat(120)}&message=x`), 422],
    ['a message', post(`name=A&email=a@b.example&message=${a(5001)}`), 422],
    ['the number of ranges', head('GET /about', `Range: bytes=${'0-1,'.repeat(3000)}0-1`), 200],
    [
      'the list of addresses',
      head('GET /healthz', `X-Forwarded-For: ${'1.1.1.1,'.repeat(1500)}`),
      200,
    ],
  ]

  test('is refused or ignored: addresses, headers, bodies, parts, fields', async () => {
    const { send } = await startVictim({ TRUSTED_PROXIES: '1' })
    const answers: [string, number | undefined][] = []
    for (const [name, text] of CASES) answers.push([name, statusOf(await send(text))])
    expect(answers).toEqual(CASES.map(([name, , status]) => [name, status]))
  })
})

describe('A request that a proxy could read as two', () => {
  const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const start = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\n${FORM}\r\n`
  const chunked = `0\r\n\r\n${HIDDEN}`
  const both = ['Content-Length: 5', 'Transfer-Encoding: chunked']

  const CASES = [
    ['both lengths', `${both.join('\r\n')}\r\n\r\n${chunked}`],
    ['both lengths, the other way round', `${both.toReversed().join('\r\n')}\r\n\r\n${chunked}`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: 50\r\n\r\n${HIDDEN}`],
    ['a list of lengths', `Content-Length: 0, 50\r\n\r\n${HIDDEN}`],
    ['a length with a sign', `Content-Length: +0\r\n\r\n${HIDDEN}`],
    ['a negative length', `Content-Length: -1\r\n\r\n${HIDDEN}`],
    ['a length in hexadecimal', `Content-Length: 0x0\r\n\r\n${HIDDEN}`],
    ['a length before a space', `Content-Length : 0\r\n\r\n${HIDDEN}`],
    [
      'a length after a control character',
      `\x0bContent-Length: 50\r\nContent-Length: 0\r\n\r\n${HIDDEN}`,
    ],
    ['a coding before a space', `Transfer-Encoding : chunked\r\n\r\n${chunked}`],
    ['an unknown coding', `Transfer-Encoding: xchunked\r\n\r\n${chunked}`],
    ['a coding that is not the last', `Transfer-Encoding: chunked, identity\r\n\r\n${chunked}`],
    ['a coding with a control character', `Transfer-Encoding: \x0bchunked\r\n\r\n${chunked}`],
    ['a chunk with a sign', `Transfer-Encoding: chunked\r\n\r\n+0\r\n\r\n${HIDDEN}`],
    ['a chunk in hexadecimal', `Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${HIDDEN}`],
    [
      'a chunk of too many digits',
      `Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(20)}\r\n${HIDDEN}`,
    ],
    ['a chunk that ends too late', `Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n${chunked}`],
    ['a chunk with a bare line feed', `Transfer-Encoding: chunked\r\n\r\n0\n\n${HIDDEN}`],
    [
      'a chunk extension with a bare line feed',
      `Transfer-Encoding: chunked\r\n\r\n5;\nhello\r\n${chunked}`,
    ],
    ['a head with bare line feeds', `Content-Length: 0\n\n${HIDDEN}`],
    ['a null byte in a name', `Content-Length\0: 0\r\n\r\n${HIDDEN}`],
  ] as const

  test('is refused, and its connection closed: lengths and codings in all spellings', async () => {
    const { send, output } = await startVictim()
    const answers: [string, string][] = []
    for (const [name, rest] of CASES) {
      const statuses = (await send(start + rest)).match(/^HTTP\/1\.1 \d+/gm)
      answers.push([name, String(statuses)])
    }
    expect(answers).toEqual(CASES.map(([name]) => [name, 'HTTP/1.1 400']))
    expect(output.text).not.toContain('"status":404')
  })
})
