import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Status } from '../store/enquiries.ts'
import { runSelfTest, type SelfTestOptions } from './run-self-test.ts'
import { NO_ACCOUNT } from './send-as-page.ts'

/** Runs the self-test on a server that gives this answer; the message then goes through these states. */
async function selfTest(
  answer: Response | Error,
  states: (Status | undefined)[],
  more: Partial<SelfTestOptions> = {},
) {
  const fetched = vi.fn(async (_url: URL, _init: RequestInit) => {
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  const result = await runSelfTest({
    host: 'http://localhost:1',
    account: NO_ACCOUNT,
    mark: 'the-mark',
    ours: true,
    status: async () => (states.length > 1 ? states.shift() : states[0]),
    mails: true,
    limitMs: 60_000,
    ...more,
  })
  const sent = fetched.mock.calls[0]?.[1].body as FormData
  return { ...result, sent }
}

const OK = () => new Response('OK')

describe('The self-test', () => {
  test('passes when the mail server has accepted the message', async () => {
    const { ok, sent } = await selfTest(OK(), ['waiting', 'waiting', 'delivered'])
    expect(ok).toBe(true)
    expect(sent.get('self_test')).toBe('the-mark')
  })

  test('fails when the message is not delivered in time', async () => {
    const { ok, text } = await selfTest(OK(), ['waiting'], { limitMs: 1 })
    expect([ok, text]).toEqual([false, 'accepted, but not delivered within 0 minutes'])
  })

  test.each(['failed', 'quarantined'] as const)('fails when the message is %s', async (status) => {
    expect((await selfTest(OK(), [status])).ok).toBe(false)
  })

  test('fails with the reason when the call is refused or nobody answers', async () => {
    const refused = await selfTest(new Response('Account\nnot found', { status: 412 }), [])
    expect(refused).toMatchObject({
      ok: false,
      text: 'http://localhost:1 answered 412 Account not found',
    })
    const dead = await selfTest(
      new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }),
      [],
    )
    expect(dead.text).toBe('http://localhost:1 could not be reached: ECONNREFUSED')
  })

  test('fails when our server says OK but has not stored the message', async () => {
    expect((await selfTest(OK(), [undefined])).ok).toBe(false)
  })

  test('of the hosted provider passes when it accepts, and does not send our token', async () => {
    const account = { service: 's', template: 't', publicKey: 'k' }
    const { ok, sent } = await selfTest(OK(), [undefined], { account, mark: '', ours: false })
    expect(ok).toBe(true)
    expect([sent.get('self_test'), sent.get('service_id')]).toEqual(['yes', 's'])
  })

  test('does not wait for a mail where mail is off', async () => {
    expect((await selfTest(OK(), ['waiting'], { mails: false })).ok).toBe(true)
  })
})
