import { expect, test } from 'vitest'
import { SEND_FORM_PATH } from '../../contract/fields.ts'
import { eventually } from './support/eventually.ts'
import { ask } from './support/raw-request.ts'
import { startReceiver } from './support/receiver.ts'
import { startHere } from './support/start-here.ts'

const SITE = 'https://kiteline.example'
const LISTED = 'https://www.kiteline.example'
const FORM = 'name=Asha&email=asha@example.com&message=Hello'
const ENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A server whose site says that its address is `SITE`. */
async function start(given: Record<string, string> = {}) {
  const settings = { RATE_LIMIT_PER_MINUTE: '0', ALLOWED_ORIGINS: LISTED, ...given }
  const { url, health } = await startHere(settings, { url: SITE })
  const post = (headers: Record<string, string>, form = FORM) =>
    ask(url, SEND_FORM_PATH, { ...ENCODED, ...headers }, 'POST', form)
  const status = async (headers: Record<string, string>) => (await post(headers)).statusCode
  return { post, status, alarms: async () => (await health()).alarms }
}

test.each([
  ['kiteline.test:4173', 'https://kiteline.test:4173'],
  ['KITELINE.test', 'https://kiteline.test'],
  ['kiteline.test:443', 'https://kiteline.test'],
  ['kiteline.test', 'http://kiteline.test:8080'],
  ['kiteline.test', 'https://kiteline.test:443'],
  ['[2001:db8::1]:443', 'https://[2001:db8::1]'],
  // The site's own address, and a listed one, whatever host a proxy names.
  ['127.0.0.1:4173', SITE],
  ['127.0.0.1:4173', LISTED],
])('A page may send from this server: with Host %s from %s', async (Host, Origin) => {
  const { status, alarms } = await start()
  expect([await status({ Host, Origin }), await alarms()]).toEqual([200, []])
})

test('A page may send from a listed origin, whose browser may read the response, errors included', async () => {
  const { post } = await start()
  const { statusCode, headers } = await post({ Origin: LISTED }, 'name=')
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([422, LISTED])
  expect(headers.vary).toContain('Origin')
})

test('A page may send without an origin, with a hidden one if the browser vouches for it, and where * is listed', async () => {
  const { status } = await start()
  expect(await status({})).toBe(200)
  expect(await status({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
  expect(await status({ Origin: 'null' })).toBe(403)
  const anywhere = await start({ ALLOWED_ORIGINS: '*' })
  expect(await anywhere.status({ Origin: 'https://other.example' })).toBe(200)
})

test.each([
  ['kiteline.test', 'https://kiteline.test.evil.example', 'https://kiteline.test.evil.example'],
  ['kiteline.test:4173', 'https://kiteline.test:5173', 'https://kiteline.test:5173'],
  ['kiteline.test', 'https://kiteline.test@evil.example', 'https://evil.example'],
  ['undefined', 'app://<!channel>', 'null'],
])('Another may not, and the owner is told: Host %s, from %s', async (Host, Origin, told) => {
  const { status, alarms } = await start()
  expect(await status({ Host, Origin })).toBe(403)
  await eventually(alarms).toEqual([
    expect.stringContaining(`Enquiries from pages of ${told} are refused. If that is your site`),
  ])
})

test('A page of another site may not, and the owner is told once, in a text of limited length, however many try', async () => {
  const { url, bodies } = await startReceiver()
  const { status, alarms } = await start({ ALARM_WEBHOOK_URL: url })
  for (let n = 0; n < 20; n++)
    expect(await status({ Origin: `https://${n}.${'long.'.repeat(500)}example` })).toBe(403)
  expect(await status({ Origin: SITE })).toBe(200)
  const [alarm = '', ...others] = await alarms()
  expect([alarm.length < 500, others]).toEqual([true, []])
  await eventually(bodies).toEqual([expect.stringContaining('ALARM: Enquiries from pages of')])
})
