import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../tests/server/support/mail-server.ts'
import { testDatabase } from '../../tests/server/support/test-database.ts'
import { NEUTRAL_SITE } from '../neutral-site.ts'
import { readSettings } from '../settings.ts'
import { postEnquiry } from './webhook.ts'

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
  return { got, port: (server.address() as AddressInfo).port }
}

/** Posts an enquiry to a port. */
async function post(port: number, format: 'json' | 'text' = 'json') {
  const { store, read } = await testDatabase()
  const enquiry = (await read(await store())) ?? expect.fail()
  const url = `http://127.0.0.1:${port}/hook`
  const { webhookSecret: key = expect.fail() } = readSettings({ WEBHOOK_SECRET: SECRET })
  await postEnquiry({ url, key, format }, enquiry, NEUTRAL_SITE, new AbortController().signal)
  return enquiry
}

test('An enquiry is posted with a signature that the standard library verifies', async () => {
  const { got, port } = await receiver(204)
  const { id } = await post(port)
  const { headers = {}, body = '' } = got[0] ?? {}
  const verifier = new Webhook(SECRET)
  expect(headers['webhook-id']).toBe(id)
  expect(verifier.verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'message.received',
    data: { id, name: 'Asha', email: 'asha@example.com', message: 'Hello' },
  })
  expect(() => verifier.verify(`${body} `, headers as Record<string, string>)).toThrow()
})

test('For a chat program, an enquiry is posted as one text', async () => {
  const { got, port } = await receiver(204)
  await post(port, 'text')
  const { text } = JSON.parse(got[0]?.body ?? '')
  for (const part of ['Enquiry from Asha', 'Hello', 'asha@example.com'])
    expect(text).toContain(part)
})

test('A receiver that fails is retried, one that answers 410 is not', async () => {
  for (const [status, isFinal] of [
    [500, false],
    [410, true],
  ] as const)
    await expect(post((await receiver(status)).port)).rejects.toMatchObject({ isFinal })
})

test('The error of a receiver that cannot be reached says why', async () => {
  await expect(post(await freePort())).rejects.toThrow(
    /^The webhook could not be reached: .*ECONNREFUSED/,
  )
})
