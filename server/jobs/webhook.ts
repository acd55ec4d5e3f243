import { Webhook } from 'standardwebhooks'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { withSubjectLabel } from '../../contract/subject.ts'
import { asJson, type StoredEnquiry } from '../store/enquiries.ts'
import { DeliveryError } from './worker.ts'

/** How long the receiver may be silent. */
const TIMEOUT_MS = 20_000

/**
 * Posts an enquiry to the owner's webhook, signed as standardwebhooks.com describes.
 * @throws DeliveryError
 */
export async function postEnquiry(
  { url, secret }: { url: string; secret: string },
  stored: StoredEnquiry,
  site: SiteSettings,
  signal: AbortSignal,
): Promise<undefined> {
  const enquiry = withSubjectLabel(stored, site.subjects)
  const { id, receivedAt, name, email, message, details, selfTest } = asJson(enquiry)
  const data = { id, receivedAt, name, email, message, details, selfTest }
  const body = JSON.stringify({ type: 'message.received', timestamp: receivedAt, data })
  const now = new Date()
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    redirect: 'error',
  }).catch(({ message, cause }: Error) => {
    // `fetch failed` alone tells nobody why.
    const reason = cause instanceof Error ? cause.message || cause.name : message
    throw new DeliveryError(`The webhook could not be reached: ${reason}`, false)
  })
  await answer.body?.cancel()
  // A receiver answers 410 to stop delivery; every other status is retried.
  if (!answer.ok)
    throw new DeliveryError(`The webhook answered ${answer.status}`, answer.status === 410)
  return undefined
}
