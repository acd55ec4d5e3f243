import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/server/support/test-database.ts'
import { readSettings } from '../settings.ts'
import type { StoredEnquiry } from '../store/enquiry.ts'
import { readEnquiry } from '../store/read-enquiries.ts'
import { webhookChannel } from './webhook-channel.ts'

const SECRET = `whsec_${Buffer.alloc(32, 'key').toString('base64')}`

/** A receiver that answers with this status, and the requests that it got. */
async function receiver(status: number) {
  const got: { headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    got.push({ headers: request.headers, body: await text(request) })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const { webhook } = readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET })
  if (!webhook) throw new Error('No webhook is set')
  const channel = webhookChannel({ ...webhook, timeoutMs: 60_000, now: Date.now })
  return { got, channel }
}

async function message(): Promise<StoredEnquiry> {
  const { database, store } = testDatabase()
  return (await readEnquiry(database, await store())) as StoredEnquiry
}

const never = new AbortController().signal

test('A message is posted with a signature that the standard library verifies', async () => {
  const { got, channel } = await receiver(204)
  const sent = await message()
  await channel.send(sent, never)
  const { headers = {}, body = '' } = got[0] ?? {}
  const verifier = new Webhook(SECRET)
  expect(headers['webhook-id']).toBe(sent.id)
  expect(verifier.verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'message.received',
    data: { id: sent.id, name: 'Asha', email: 'asha@example.com', message: 'Hello' },
  })
  expect(() => verifier.verify(`${body} `, headers as Record<string, string>)).toThrow()
})

test('A receiver that fails is retried, one that answers 410 is not', async () => {
  const failing = (await receiver(500)).channel.send(await message(), never)
  await expect(failing).rejects.toMatchObject({ permanent: false })
  const gone = (await receiver(410)).channel.send(await message(), never)
  await expect(gone).rejects.toMatchObject({ permanent: true })
})
