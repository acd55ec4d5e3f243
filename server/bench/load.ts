import { randomUUID } from 'node:crypto'
import autocannon, { type Result } from 'autocannon'
import { FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { NO_ACCOUNT, pageCall } from '../self-test/send-as-page.ts'

/** When to stop: after `amount` messages, or after `duration` seconds. */
export type Amount = { amount: number } | { duration: number }

/**
 * Sends messages with the same request as the page, over parallel connections; each sends the next
 * one as soon as the last is answered. Latencies are those of acknowledged messages.
 */
export async function load(port: number, connections: number, until: Amount): Promise<Result> {
  const { type, message } = await enquiryMaker()
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    excludeErrorStats: true,
    requests: [
      {
        method: 'POST',
        path: SEND_FORM_PATH,
        headers: { 'content-type': type },
        setupRequest: (request) => ({ ...request, body: message() }),
      },
    ],
    ...until,
  })
}

/** Builds the body of the page's call as text, with a new id each time. */
async function enquiryMaker() {
  const placeholder = randomUUID()
  const fields = {
    [FIELD.name]: 'Asha Rao',
    [FIELD.email]: 'asha@example.com',
    [FIELD.message]: 'We would like a survey of four hectares by drone. '.repeat(6),
    [FIELD.messageId]: placeholder,
    [FIELD.page]: 'https://www.example.com/services/drone-service',
    [FIELD.elapsedMs]: '45000',
  }
  const call = new Response(pageCall(fields, NO_ACCOUNT))
  const type = call.headers.get('content-type') ?? ''
  const text = await call.text()
  return { type, message: () => text.replace(placeholder, randomUUID()) }
}
