import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEND_FORM_PATH } from '../../contract/fields.ts'
import { attack, startVictim, statusOf } from './support/attack.ts'
import { head } from './support/raw-request.ts'

const FORM = 'Content-Type: application/x-www-form-urlencoded'
const ENQUIRY = 'name=Asha&email=asha@example.com&message=Hello'

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
  const post = (body: string, type = FORM) =>
    head(`POST ${SEND_FORM_PATH}`, type, `Content-Length: ${Buffer.byteLength(body)}`) + body
  const multipart = 'Content-Type: multipart/form-data; boundary=b'
  const part = (name: string, text = 'x') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

  const CASES: [string, string, number][] = [
    ['a body', post(`${ENQUIRY}&more=${a(64 * 1024)}`), 413],
    ['a body to come', head(`POST ${SEND_FORM_PATH}`, FORM, 'Content-Length: 99999999999'), 413],
    [
      'a body that never ends',
      `${head(`POST ${SEND_FORM_PATH}`, FORM, 'Content-Length: 9')}half`,
      408,
    ],
    ['the number of parts', post(`${part('a').repeat(1100)}--b--`, multipart), 400],
    ['the head of a part', post(`${part(a(20_000))}--b--`, multipart), 400],
    [
      'a boundary',
      post(part('a'), `Content-Type: multipart/form-data; boundary=${a(10_000)}`),
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

  test('is refused or ignored: bodies, parts, fields', async () => {
    const { send } = await startVictim({ TRUSTED_PROXIES: '1' })
    const answers: [string, number | undefined][] = []
    for (const [name, text] of CASES) answers.push([name, statusOf(await send(text))])
    expect(answers).toEqual(CASES.map(([name, , status]) => [name, status]))
  })
})
