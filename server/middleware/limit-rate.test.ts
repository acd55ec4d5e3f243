import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { answerHttpError } from '../answer-http-error.ts'
import type { AppEnv } from '../app-env.ts'
import { NEUTRAL_SITE } from '../neutral-site.ts'
import { clientKey, limitRate, memoryLimiter } from './limit-rate.ts'

function limited(perMinute: number, remembered?: number) {
  const clock = { now: 0 }
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('from') ?? '')
    return next()
  })
  app.get(
    '/',
    limitRate(
      perMinute,
      memoryLimiter(perMinute, () => clock.now, remembered),
    ),
    (c) => c.text('OK'),
  )
  app.onError(answerHttpError(() => NEUTRAL_SITE))
  const status = async (from: string) => (await app.request('/', { headers: { from } })).status
  return { app, clock, status }
}

describe('The rate limit of an address', () => {
  test('accepts the number per minute, and answers the next request with Retry-After', async () => {
    const { app, status } = limited(3)
    for (let sent = 0; sent < 3; sent++) expect(await status('1.1.1.1')).toBe(200)
    const refused = await app.request('/', { headers: { from: '1.1.1.1' } })
    expect(await refused.text()).toBe('Too Many Requests')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('20')
  })

  test('refills over time, up to the number per minute', async () => {
    const { clock, status } = limited(3)
    for (let sent = 0; sent < 4; sent++) await status('1.1.1.1')
    clock.now = 20_000
    expect([await status('1.1.1.1'), await status('1.1.1.1')]).toEqual([200, 429])
    clock.now = 10_000_000
    const after = [1, 2, 3, 4].map(() => status('1.1.1.1'))
    expect(await Promise.all(after)).toEqual([200, 200, 200, 429])
  })

  test('does not count for other addresses, and 0 means no limit', async () => {
    const { status } = limited(1)
    expect([await status('1.1.1.1'), await status('2.2.2.2')]).toEqual([200, 200])
    const free = limited(0)
    expect([await free.status('1.1.1.1'), await free.status('1.1.1.1')]).toEqual([200, 200])
  })

  test('is forgotten once enough other addresses have come', async () => {
    const { status } = limited(1, 2)
    await status('1.1.1.1')
    expect(await status('1.1.1.1')).toBe(429)
    await status('2.2.2.2')
    await status('3.3.3.3')
    expect(await status('1.1.1.1')).toBe(200)
  })
})

test('All addresses of an IPv6 /64 count as one client', () => {
  expect(clientKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(clientKey('2001:db8:1:2::9')).toBe('2001:db8:1:2')
  expect(clientKey('2001:db8::9')).toBe('2001:db8:0:0')
  expect(clientKey('::1')).toBe('0:0:0:0')
  expect(clientKey('192.0.2.1')).toBe('192.0.2.1')
})
