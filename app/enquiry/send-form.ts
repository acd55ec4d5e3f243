import { PROVIDER_FIELD, receiptPath, SEND_FORM_PATH } from '../../contract/fields.ts'
import type { Site } from '../../model/files/site.ts'
import type { ContactFormLabels } from '../pages/contact/schema.ts'

/** Why an enquiry was not sent; each reason has its sentence in `content/contact.yaml`. */
export type FailureReason = keyof ContactFormLabels['failure']['reasons']

/** A failed attempt: the reason for the visitor, and the provider's own message for the console. */
type Failure = { reason: FailureReason; text: string }

const SEND_TIMEOUT = 15_000

/** Milliseconds that our server has to say whether it stored an enquiry whose response was lost. */
const RECEIPT_TIMEOUT = 4_000

/** After these failures the enquiry may be stored all the same: only the response may have been lost. */
const IN_DOUBT = new Set<FailureReason>(['timeout', 'server', 'offline', 'unknown'])

const BY_STATUS: Record<number, FailureReason> = {
  400: 'invalid',
  403: 'refused',
  412: 'account',
  413: 'tooLarge',
  422: 'invalid',
  429: 'tooMany',
  451: 'headless',
}

/** What our server accepts in place of the account of a provider. */
const OWN_SERVER = { host: '', serviceId: 'own', templateId: 'contact', publicKey: 'own' }

/** The version of the provider's helper, `@emailjs/browser`, whose call this is. */
const LIBRARY_VERSION = '4.4.1'

async function post(address: string, body: FormData): Promise<Failure | undefined> {
  try {
    const signal = AbortSignal.timeout(SEND_TIMEOUT)
    const response = await fetch(address, { method: 'POST', body, signal })
    const { ok, status } = response
    const text = `${status} ${await response.text()}`
    const reason = BY_STATUS[status] ?? (status >= 500 ? 'server' : 'unknown')
    return ok ? undefined : { reason, text }
  } catch (error) {
    const { name, message } = error as Error
    const offline = navigator.onLine ? 'unknown' : 'offline'
    return { reason: name === 'TimeoutError' ? 'timeout' : offline, text: message }
  }
}

/** Whether our server has stored the enquiry with this id; no answer counts as no. */
async function isStored(id: string): Promise<boolean> {
  try {
    const response = await fetch(receiptPath(id), {
      cache: 'no-store',
      signal: AbortSignal.timeout(RECEIPT_TIMEOUT),
    })
    return response.ok && (await response.json()).stored === true
  } catch {
    return false
  }
}

/**
 * Sends an enquiry to the mail provider, or to our server, which speaks its protocol (specification, section 7).
 * @returns why it failed; undefined once it is accepted, or is stored although the response was lost
 */
export async function sendForm(data: FormData, mail: Site['mail'], id: string) {
  const { host, serviceId, templateId, publicKey } = mail.send === 'provider' ? mail : OWN_SERVER
  data.set(PROVIDER_FIELD.library, LIBRARY_VERSION)
  data.set(PROVIDER_FIELD.service, serviceId)
  data.set(PROVIDER_FIELD.template, templateId)
  data.set(PROVIDER_FIELD.publicKey, publicKey)
  const failure = await post(host + SEND_FORM_PATH, data)
  const mayBeStored = failure && mail.send === 'own-server' && IN_DOUBT.has(failure.reason)
  return mayBeStored && (await isStored(id)) ? undefined : failure
}
