import { expect, test } from 'vitest'
import { BODY_LIMIT, LIMIT, SEND_FORM_PATH } from '../../contract/fields.ts'
import { testApp, textOf } from '../../tests/server/support/test-app.ts'

const { app, sendForm, post } = testApp()

test('A body over 64 KB is refused, with or without Content-Length', async () => {
  expect(await textOf(sendForm({ other: 'x'.repeat(BODY_LIMIT) }))).toBe(
    '413 The message is larger than 64 KB',
  )
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024)),
  })
  const init = { method: 'POST', body: endless, duplex: 'half' }
  expect((await app.request(SEND_FORM_PATH, init as RequestInit)).status).toBe(413)
})

test('The longest message fits in any script, also from a form without JavaScript', async () => {
  expect((await post({ message: 'अ'.repeat(LIMIT.message) })).status).toBe(303)
})
