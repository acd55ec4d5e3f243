import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { SEND_FORM_PATH } from '../../contract/fields.ts'
import { readSettings } from '../../server/settings.ts'
import { startServer } from '../../server/start-server.ts'
import { eventually } from './support/eventually.ts'
import { startMailServer } from './support/mail-server.ts'
import { asPageCall } from './support/run-server.ts'
import { temporaryFolder } from './support/test-database.ts'

const TOKEN = 'a token of some length'.replaceAll(' ', '-')

async function start(given: Record<string, string> = {}) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const environment = { DATA_DIR: temporaryFolder(), SITE_DIR: temporaryFolder(), PORT: '0' }
  const server = await startServer(readSettings({ ...environment, ...given }))
  onTestFinished(() => server.stop())
  /** Requests with exactly these headers. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const options = { port: server.port, host: '127.0.0.1', path, headers }
      const sent = request(options, async (answer) =>
        resolve([answer.statusCode, await text(answer)]),
      )
      sent.on('error', reject).end()
    })
  const ask = async (headers?: Record<string, string>) => {
    const [status, body] = await get('/healthz', headers)
    return [status, JSON.parse(body)]
  }
  return { ask, get, url: server.url }
}

describe('/healthz tells details', () => {
  test('to a program on the same machine', async () => {
    const { ask } = await start()
    expect(await ask()).toEqual([200, expect.objectContaining({ alarms: [], mail: 'off' })])
    expect(await ask({ Host: 'localhost:1' })).toEqual([
      200,
      expect.objectContaining({ alarms: [] }),
    ])
  })

  test('to clients with the token, also through a proxy', async () => {
    const { ask } = await start({ HEALTH_TOKEN: TOKEN })
    const proxied = { 'X-Forwarded-For': '192.0.2.1', Authorization: `Bearer ${TOKEN}` }
    expect(await ask(proxied)).toEqual([200, expect.objectContaining({ alarms: [] })])
  })
})

/** A line of Prometheus' text format: a comment, or name, labels and value. */
const LINE =
  /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"\\\n]*"(?:,[a-z]+="[^"\\\n]*")*\})? [\d.e+-]+)$/

test("/metrics tells the same people, in Prometheus' format, what was answered, what waits and what was delivered", async () => {
  const smtp = await startMailServer()
  const { get, url } = await start({
    HEALTH_TOKEN: TOKEN,
    SMTP_URL: smtp.url,
    MAIL_TO: 'owner@example.com',
  })
  expect((await fetch(url + SEND_FORM_PATH, asPageCall({}))).status).toBe(200)
  await get('/no-such-page?email=asha@example.com')
  await eventually(() => smtp.mails.length).toBe(1)
  const metrics = async () => {
    const [status, body] = await get('/metrics', {
      'X-Forwarded-For': '192.0.2.1',
      Authorization: `Bearer ${TOKEN}`,
    })
    return [status, ...body.trimEnd().split('\n')]
  }
  await eventually(metrics).toEqual(
    expect.arrayContaining([
      200,
      `site_requests_total{method="POST",route="${SEND_FORM_PATH}",status="200"} 1`,
      'site_requests_total{method="GET",route="/*",status="404"} 1',
      'site_deliveries_total{channel="mail",result="delivered"} 1',
      'site_healthy 1',
      'site_alarms 0',
      'site_enquiries_suspected 0',
      'site_enquiries{channel="mail",state="waiting"} 0',
      'site_enquiries{channel="mail",state="failed"} 0',
      'site_oldest_waiting_seconds{channel="mail"} 0',
      '# TYPE site_requests_total counter',
      expect.stringMatching(/^site_request_seconds_total\{route="\/\*"\} [\d.]+$/),
      expect.stringMatching(/^process_resident_memory_bytes \d{7,}$/),
      expect.stringMatching(/^process_start_time_seconds \d+/),
    ]),
  )
  const [, ...lines] = await metrics()
  expect(lines.filter((line) => !LINE.test(String(line)))).toEqual([])
})

describe('/healthz reports only ok or failing, and there is no /metrics,', () => {
  test.each([
    ['X-Forwarded-For', '127.0.0.1'],
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', '1.1 proxy'],
    ['X-Forwarded-For', ''],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Original-Forwarded-For', '127.0.0.1'],
    ['X-Real-IP', '127.0.0.1'],
    ['X-Client-IP', '127.0.0.1'],
    ['True-Client-IP', '127.0.0.1'],
    ['CF-Connecting-IP', '127.0.0.1'],
    ['Host', 'www.kiteline.example'],
    ['Authorization', `Bearer ${TOKEN}`],
  ])('to a request through a proxy: %s: %s', async (name, value) => {
    const { ask, get } = await start({ TRUSTED_PROXIES: '1' })
    const given: Record<string, string> = name === 'Authorization' ? { Via: '1.1 proxy' } : {}
    expect(await ask({ ...given, [name]: value })).toEqual([200, { status: 'ok' }])
    expect(await get('/metrics', { ...given, [name]: value })).toEqual([404, 'Not Found'])
  })

  test('to clients with a wrong token', async () => {
    const { ask } = await start({ HEALTH_TOKEN: TOKEN })
    for (const given of ['', 'wrong', `${TOKEN}x`]) {
      const headers = { Via: '1.1 proxy', Authorization: `Bearer ${given}` }
      expect(await ask(headers)).toEqual([200, { status: 'ok' }])
    }
  })
})
