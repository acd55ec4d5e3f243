import { connect } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { NATIVE_SEND_PATH, SEND_FORM_PATH } from '../../contract/fields.ts'
import { eventually } from './support/eventually.ts'
import { head, rawRequest } from './support/raw-request.ts'
import { runServer } from './support/run-server.ts'

const FORM = 'Content-Type: application/x-www-form-urlencoded'
const ENQUIRY = 'name=Asha&email=asha@example.com&message=Hello'

let server: Awaited<ReturnType<typeof runServer>>
beforeEach(async () => {
  server = await runServer({})
})

test.each([
  [32, 32],
  [33, 0],
])('Of %i requests at once on a connection, %i are answered', async (sent, answered) => {
  const paths = Array.from({ length: sent - 1 }, (_, index) => (index % 2 ? '/healthz' : '/nope'))
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  const answer = await rawRequest(server.url, requests.join('') + head('GET /healthz'))
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  expect(statuses).toEqual(Array.from({ length: answered }, (_, i) => (i % 2 ? '200' : '404')))
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
