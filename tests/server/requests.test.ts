import { connect } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { NATIVE_SEND_PATH, SEND_FORM_PATH } from '../../contract/fields.ts'
import { LETTERS, PASTED } from '../pasted-addresses.ts'
import { eventually } from './support/eventually.ts'
import { head, rawRequest } from './support/raw-request.ts'
import { asPageCall, runProgram, runServer } from './support/run-server.ts'
import { temporaryFolder } from './support/test-database.ts'

const FORM = 'Content-Type: application/x-www-form-urlencoded'
const ENQUIRY = 'name=Asha&email=asha@example.com&message=Hello'
const length = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`

let server: Awaited<ReturnType<typeof runServer>>
let settings: { DATA_DIR: string; RATE_LIMIT_PER_MINUTE: string }
beforeEach(async () => {
  settings = { DATA_DIR: temporaryFolder(), RATE_LIMIT_PER_MINUTE: '0' }
  server = await runServer(settings)
})

const stored = async () => {
  const list = runProgram('messages.ts', ['list', '--json'], settings)
  await list.ended
  return JSON.parse(list.output.text) as { email: string; message: string }[]
}

describe('A form is accepted', () => {
  test('with an address as people paste it, from the page and from a form without scripts', async () => {
    const native = (email: string) => ({
      method: 'POST',
      body: new URLSearchParams({ name: 'Asha', email, message: 'Hello' }),
    })
    for (const paste of Object.values(PASTED)) {
      const body = asPageCall({ email: paste('asha@example.com') })
      expect(await (await fetch(server.url + SEND_FORM_PATH, body)).text()).toBe('OK')
      await fetch(server.url + NATIVE_SEND_PATH, native(paste('meher@example.com')))
    }
    for (const letters of LETTERS)
      await fetch(server.url + NATIVE_SEND_PATH, native(`${letters}@example.com`))
    expect(new Set((await stored()).map(({ email }) => email))).toEqual(
      new Set(['asha', 'meher', ...LETTERS].map((name) => `${name}@example.com`)),
    )
    expect(await stored()).toHaveLength(2 * Object.keys(PASTED).length + LETTERS.length)
  })

  test('with an empty message beside the result of a demo, and not without', async () => {
    const send = (path: string, fields: Record<string, string>) =>
      fetch(server.url + path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ name: 'Asha', email: 'asha@example.com', ...fields }),
      })
    for (const path of [SEND_FORM_PATH, NATIVE_SEND_PATH]) {
      expect((await send(path, { message: '' })).status).toBe(422)
      expect((await send(path, { message: '', result: ' ' })).status).toBe(422)
    }
    const accepted = await send(SEND_FORM_PATH, { message: '', result: 'Lines: 11' })
    expect(await accepted.text()).toBe('OK')
    const native = await send(NATIVE_SEND_PATH, { message: '', result: 'Lines: 12' })
    expect(native.status).toBe(303)
    const results = ['Lines: 11', 'Lines: 12']
    expect(await stored()).toMatchObject(
      results.map((result) => ({ message: '', details: { result } })),
    )

    const list = runProgram('messages.ts', ['list'], settings)
    await list.ended
    expect(list.output.text).toContain('<asha@example.com>  Lines: 11\n')
  })

  test('is shown again without a name, and the message is still optional beside a result', async () => {
    const fields = { name: '', email: 'asha@example.com', message: '', result: 'Lines: 11' }
    const again = async (body: Record<string, string>) => {
      const answer = await fetch(server.url + NATIVE_SEND_PATH, {
        method: 'POST',
        body: new URLSearchParams(body),
      })
      return answer.text()
    }
    expect(await again(fields)).toMatch(/<textarea(?![^>]* required)/)
    expect(await again({ ...fields, result: '' })).toMatch(/<textarea[^>]* required/)
  })

  test('with boundaries of one character', async () => {
    const part = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const parts = [part('name', 'Asha'), part('email', 'asha@example.com'), part('message', 'b--b')]
    const body = `${parts.join('')}--b--\r\n`
    const type = 'Content-Type: multipart/form-data; boundary=b'
    const line = `POST ${SEND_FORM_PATH}`
    const answer = await rawRequest(server.url, head(line, type, length(body)), body)
    expect(answer).toContain('HTTP/1.1 200 OK')
    expect(await stored()).toMatchObject([{ message: 'b--b' }])
  })
})

test('A request of HTTP/1.0 needs no Host', async () => {
  expect(await rawRequest(server.url, 'GET /healthz HTTP/1.0\r\n\r\n')).toContain('200 OK')
})

test.each([
  ['of known length', 'Content-Length: 1000', ENQUIRY],
  ['in chunks', 'Transfer-Encoding: chunked', `20\r\n${ENQUIRY.slice(0, 0x20)}\r\n`],
])('A form %s that the visitor aborts is not logged as an error', async (_, how, half) => {
  for (const path of [SEND_FORM_PATH, NATIVE_SEND_PATH]) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    const answered = new Promise((resolve) => socket.once('data', resolve))
    socket.write(head(`POST ${path}`, FORM, how, 'Expect: 100-continue'))
    await answered
    socket.write(half)
    socket.resetAndDestroy()
  }
  // The server has noticed both disconnects, and still works.
  await eventually(() => fetch(`${server.url}/healthz`).then(({ status }) => status)).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual([0, null])
  expect(server.output.text).not.toMatch(/fail|error/i)
})
