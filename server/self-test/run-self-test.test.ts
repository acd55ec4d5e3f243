import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../tests/server/support/mail-server.ts'
import type { Status } from '../store/enquiries.ts'
import { runSelfTest, type SelfTestOptions } from './run-self-test.ts'
import { NO_ACCOUNT } from './send-as-page.ts'

/** Tests a server that gives this answer; its outbox shows the enquiry in this state. */
async function selfTest(
  [code, answer]: [number, string],
  status: Status | undefined,
  more: Partial<SelfTestOptions> = {},
) {
  let sent = ''
  const server = createServer(async (request, response) => {
    sent = await text(request)
    response.writeHead(code).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const result = await runSelfTest({
    host: `http://127.0.0.1:${port}`,
    account: NO_ACCOUNT,
    mark: 'the-mark',
    ours: true,
    status: async () => status,
    mails: true,
    limitMs: status === 'waiting' ? 1 : 60_000,
    ...more,
  })
  return { ...result, sent }
}

test.each<[string, boolean, [number, string], Status | undefined]>([
  ['passes when the mail server has accepted the enquiry', true, [200, 'OK'], 'delivered'],
  ['fails when it is not delivered in time', false, [200, 'OK'], 'waiting'],
  ['fails when the mail server refused it', false, [200, 'OK'], 'failed'],
  ['fails when it is quarantined', false, [200, 'OK'], 'quarantined'],
  ['fails when our server says OK but has not stored it', false, [200, 'OK'], undefined],
  ['fails when the call is refused', false, [412, 'Account\nnot found'], undefined],
])('The self-test %s', async (_, ok, answer, status) => {
  expect(await selfTest(answer, status)).toMatchObject({
    ok,
    sent: expect.stringContaining('the-mark'),
  })
})

test('It says why, if nobody answers', async () => {
  const host = `http://127.0.0.1:${await freePort()}`
  const { text } = await selfTest([200, 'OK'], undefined, { host })
  expect(text).toMatch(/could not be reached: .*ECONNREFUSED/)
})

test('That of the hosted provider passes when it accepts, and does not send our token', async () => {
  const account = { service: 's', template: 't', publicKey: 'k' }
  const more = { account, mark: '', ours: false }
  const { ok, sent } = await selfTest([200, 'OK'], undefined, more)
  expect([ok, sent.includes('the-mark'), sent.includes('template_id')]).toEqual([true, false, true])
})
