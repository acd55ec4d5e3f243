import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/server/support/test-database.ts'
import type { StoredMessage } from '../store/message.ts'
import { messageReader } from '../store/read-messages.ts'
import { webhookChannel } from './webhook-channel.ts'

const SECRET = 'a secret of sixteen or more'

/** A receiver that answers with this status, and what it got. */
async function receiver(status: number) {
  const got: { headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    got.push({ headers: request.headers, body: await text(request) })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const now = () => 1_700_000_000_123
  return { got, channel: webhookChannel({ url, secret: SECRET, timeoutMs: 5000, now }) }
}

function message(): StoredMessage {
  const { database, keep } = testDatabase()
  return messageReader(database)(keep()) as StoredMessage
}

const never = new AbortController().signal

test('A message is posted with a signature that its receiver can check', async () => {
  const { got, channel } = await receiver(204)
  const sent = message()
  await channel.send(sent, never)
  const { headers, body } = got[0] ?? { headers: {}, body: '' }
  const signed = `${sent.id}.1700000000.${body}`
  const expected = createHmac('sha256', SECRET).update(signed).digest('base64')
  expect(headers).toMatchObject({
    'webhook-id': sent.id,
    'webhook-timestamp': '1700000000',
    'webhook-signature': `v1,${expected}`,
  })
  expect(JSON.parse(body)).toMatchObject({
    type: 'message.received',
    data: { id: sent.id, name: 'Asha', email: 'asha@example.com', message: 'Hello' },
  })
})

test('A receiver that fails is tried again, one that is gone is not', async () => {
  const failing = (await receiver(500)).channel.send(message(), never)
  await expect(failing).rejects.toMatchObject({ permanent: false })
  const gone = (await receiver(410)).channel.send(message(), never)
  await expect(gone).rejects.toMatchObject({ permanent: true })
})
