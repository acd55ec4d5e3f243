import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { freePort } from '../../tests/programs.ts'
import { startReceiver } from '../../tests/server/support/receiver.ts'
import { SITE } from '../../tests/server/support/site.ts'
import { testDatabase } from '../../tests/server/support/test-database.ts'
import { postAlarm } from './alarm.ts'
import { postEnquiry } from './webhook.ts'

const SECRET = `whsec_${Buffer.alloc(32, 'key').toString('base64')}`

async function post(url: string) {
  const { store, read } = await testDatabase()
  const enquiry = (await read(await store())) ?? expect.fail()
  const job = { id: `webhook:${enquiry.id}`, kind: 'webhook', created_at: 0 } as const
  await postEnquiry({ url, secret: SECRET }, job, enquiry, SITE, new AbortController().signal)
  return enquiry
}

test('An enquiry is posted with a signature that the standard library verifies', async () => {
  const { got, url } = await startReceiver(204)
  const { id } = await post(url)
  const { headers = {}, body = '' } = got[0] ?? {}
  const verifier = new Webhook(SECRET)
  expect(headers['webhook-id']).toBe(id)
  expect(verifier.verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'enquiry.received',
    data: { id, name: 'Asha', email: 'asha@example.com', message: 'Hello' },
  })
  expect(() => verifier.verify(`${body} `, headers as Record<string, string>)).toThrow()
})

test.each([
  ['<!channel> <!here> <users/all>', '&lt;!channel&gt; &lt;!here&gt; &lt;users/all&gt;'],
  ['<https://evil.example|kiteline>', '&lt;https://evil.example|kiteline&gt;'],
  ['[kiteline.example](https://evil.example)', '[kiteline.example] (https://evil.example)'],
  ['R&D &lt;!here&gt;', 'R&amp;D &amp;lt;!here&amp;gt;'],
])('A chat program obeys nothing that an alarm quotes: %s', async (typed, shown) => {
  const { bodies, url } = await startReceiver(204)
  await postAlarm(url, SITE, `ALARM: pages of ${typed} are refused`)
  for (const body of bodies()) {
    const { text } = JSON.parse(body)
    expect(text).toContain(shown)
    expect(text).not.toContain(typed)
  }
})

test('A receiver that fails is retried, one that answers 410 is not; why it was not reached is said', async () => {
  for (const status of [500, 410]) {
    const refused = expect(post((await startReceiver(status)).url)).rejects
    await refused.toMatchObject({ isFinal: status === 410 })
  }
  await expect(post(`http://127.0.0.1:${await freePort()}`)).rejects.toThrow(
    /^The webhook could not be reached: .*ECONNREFUSED/,
  )
})
