import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../../server/settings.ts'
import { startServer } from '../../server/start-server.ts'
import { temporaryFolder } from './support/test-database.ts'

const TOKEN = 'a token of some length'.replaceAll(' ', '-')

vi.spyOn(console, 'log').mockImplementation(() => {})

async function start(given: Record<string, string> = {}) {
  const environment = { DATA_DIR: temporaryFolder(), SITE_DIR: temporaryFolder(), PORT: '0' }
  const server = await startServer(readSettings({ ...environment, ...given }))
  onTestFinished(() => server.stop())
  /** Requests with exactly these headers. */
  const ask = (headers: Record<string, string> = {}) =>
    new Promise<unknown[]>((resolve, reject) => {
      const options = { port: server.port, host: '127.0.0.1', path: '/healthz', headers }
      const sent = request(options, async (answer) =>
        resolve([answer.statusCode, await json(answer)]),
      )
      sent.on('error', reject).end()
    })
  return { ask }
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

describe('/healthz reports only ok or failing', () => {
  test.each([
    ['X-Forwarded-For', '127.0.0.1'],
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', '1.1 proxy'],
    ['X-Real-IP', '127.0.0.1'],
    ['Host', 'www.kiteline.example'],
    ['Authorization', `Bearer ${TOKEN}`],
  ])('to a request through a proxy: %s: %s', async (name, value) => {
    const { ask } = await start()
    const given: Record<string, string> = name === 'Authorization' ? { Via: '1.1 proxy' } : {}
    expect(await ask({ ...given, [name]: value })).toEqual([200, { status: 'ok' }])
  })

  test('to clients with a wrong token', async () => {
    const { ask } = await start({ HEALTH_TOKEN: TOKEN })
    for (const given of ['', 'wrong', `${TOKEN}x`]) {
      const headers = { Via: '1.1 proxy', Authorization: `Bearer ${given}` }
      expect(await ask(headers)).toEqual([200, { status: 'ok' }])
    }
  })
})
