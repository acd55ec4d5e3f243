import { describe, expect, test } from 'vitest'
import { SEND_PATH } from '../../contract/fields.ts'
import { testApp, textOf } from '../../tests/server/support/test-app.ts'

const LISTED = 'https://www.kiteline.example'
const { app, sendForm } = testApp({ allowedOrigins: [LISTED] })

describe('A page may send', () => {
  test('from this server’s own address, whichever scheme the proxy uses', async () => {
    for (const Origin of ['http://kiteline.test:4173', 'https://kiteline.test:4173']) {
      expect((await sendForm({}, { Origin, Host: 'kiteline.test:4173' })).status).toBe(200)
    }
  })

  test('from a listed origin, whose browser may read the response, errors included', async () => {
    const answer = await sendForm({ name: '' }, { Origin: LISTED })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('access-control-allow-origin')).toBe(LISTED)
    expect(answer.headers.get('vary')).toContain('Origin')
  })

  test('without an origin, as programs and old browsers do', async () => {
    expect((await sendForm()).status).toBe(200)
  })

  test('with a hidden origin if the browser vouches for it', async () => {
    const hidden = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
    expect((await sendForm({}, hidden)).status).toBe(200)
    expect((await sendForm({}, { Origin: 'null' })).status).toBe(403)
  })

  test('from no other origin', async () => {
    const foreign = sendForm(
      {},
      { Origin: 'https://kiteline.test.evil.example', Host: 'kiteline.test' },
    )
    expect(await textOf(foreign)).toBe('403 Forbidden')
  })

  test('from anywhere where * is listed', async () => {
    const open = testApp({ allowedOrigins: ['*'] })
    expect((await open.sendForm({}, { Origin: 'https://other.example' })).status).toBe(200)
  })

  test('JSON from a listed origin after a preflight request', async () => {
    const ask = (Origin: string) =>
      app.request(SEND_PATH, { method: 'OPTIONS', headers: { Origin } })
    const yes = await ask(LISTED)
    expect(yes.status).toBe(204)
    expect(yes.headers.get('access-control-allow-headers')).toBe('Content-Type')
    expect((await ask('https://other.example')).status).toBe(403)
  })
})
