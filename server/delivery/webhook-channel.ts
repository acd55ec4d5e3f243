import { createHmac } from 'node:crypto'
import { asJson } from '../store/as-json.ts'
import { type Channel, DeliveryError } from './channel.ts'

export interface WebhookOptions {
  url: string
  /** The signing key. */
  key: Buffer
  timeoutMs: number
  now: () => number
}

/** The channel that posts each message to the owner's webhook, signed as standardwebhooks.com describes. */
export function webhookChannel({ url, key, timeoutMs, now }: WebhookOptions): Channel {
  return {
    name: 'webhook',
    async send(message, signal) {
      const { id, receivedAt, name, email, message: text, details, selfTest } = asJson(message)
      const data = { id, receivedAt, name, email, message: text, details, selfTest }
      const body = JSON.stringify({ type: 'message.received', timestamp: receivedAt, data })
      const headers = signedHeaders(id, body, key, now())
      const timely = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal: timely,
        redirect: 'error',
      })
      await answer.body?.cancel()
      if (!answer.ok)
        throw new DeliveryError(`The webhook answered ${answer.status}`, isFinal(answer))
      return undefined
    },
  }
}

/** The three headers with which the receiver verifies sender, time and content. */
function signedHeaders(id: string, body: string, key: Buffer, now: number) {
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  }
}

/** A receiver answers 410 to stop delivery; every other status is retried. */
const isFinal = ({ status }: Response) => status === 410
