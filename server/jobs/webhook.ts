import { Webhook } from 'standardwebhooks'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { withSubjectLabel } from '../../contract/subject.ts'
import { DeliveryError } from '../mails/delivery-error.ts'
import type { Job } from '../store/database.ts'
import { asJson, type StoredEnquiry } from '../store/enquiries.ts'

const TIMEOUT_MS = 20_000

/** Posts an enquiry to the owner's webhook, signed as standardwebhooks.com describes. @throws DeliveryError */
export async function postEnquiry(
  { url, secret }: { url: string; secret: string },
  job: Pick<Job, 'id' | 'kind' | 'created_at'>,
  stored: StoredEnquiry,
  site: SiteSettings,
  signal: AbortSignal,
): Promise<void> {
  const enquiry = withSubjectLabel(stored, site.subjects)
  // What is about its delivery is the server's own.
  const { status: _, channels: __, ...data } = asJson(enquiry)
  const type = job.kind === 'webhook' ? 'enquiry.received' : 'enquiry.marked'
  const timestamp = new Date(job.created_at).toISOString()
  const body = JSON.stringify({ type, timestamp, data })
  const id = job.id.replace(/^.*:/, '')
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
}
