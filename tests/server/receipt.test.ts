import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { FIELD, receiptPath, SEND_FORM_PATH } from '../../contract/fields.ts'
import { asPageCall, runServer } from './support/run-server.ts'
import { testApp } from './support/test-app.ts'

test('A page that lost the response to a message can ask by its id whether it is stored, quarantined or not, and learns nothing else', async () => {
  const server = await runServer({})
  const id = randomUUID()
  const ask = async (asked: string) => {
    const answer = await fetch(server.url + receiptPath(asked))
    return [answer.status, answer.headers.get('cache-control'), await answer.text()]
  }
  expect(await ask(id)).toEqual([404, 'no-store', '{"stored":false}'])
  const suspected = { [FIELD.messageId]: id, [FIELD.honeypot]: 'x' }
  await fetch(server.url + SEND_FORM_PATH, asPageCall(suspected))
  expect(await ask(id)).toEqual([200, 'no-store', '{"stored":true}'])
  expect(await ask(id.toUpperCase())).toEqual([200, 'no-store', '{"stored":true}'])
  expect(await ask('%00')).toEqual([404, 'no-store', '{"stored":false}'])
})

test('A page that lost the response to a message can ask by its id as often as it may send, and gets 503 while the database cannot be read', async () => {
  const { app, sendForm } = testApp({ rateLimitPerMinute: 1 })
  const ask = async () => (await app.request(receiptPath(randomUUID()))).status
  expect([await ask(), await ask()]).toEqual([404, 429])
  expect((await sendForm()).status).toBe(200)
  const { app: unreadable } = testApp({
    isStored: () => Promise.reject(new Error('disk I/O error')),
  })
  expect((await unreadable.request(receiptPath(randomUUID()))).status).toBe(503)
})
