import emailjs from '@emailjs/browser'
import { receiptPath } from '../../contract/constants.ts'
import type { ContactFormLabels } from '../../schemas/contact.ts'
import type { Site } from '../../schemas/site.ts'

/** Why an enquiry was not sent; each reason has its sentence in `content/contact.yaml`. */
export type FailureReason = keyof ContactFormLabels['failure']['reasons']

/** Milliseconds after which sending counts as failed: the provider's helper has no timeout. */
export const SEND_TIMEOUT = 15_000

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

/** A failed attempt: the reason for the visitor, and the provider's own message for the console. */
export class SendError extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason, text: string) {
    super(text)
    this.reason = reason
  }
}

/** The endpoint that the helper sends to, and the identifiers of the account. */
function account(mail: Site['mail']) {
  return mail.send === 'provider'
    ? { ...mail, origin: mail.host }
    : {
        origin: location.origin,
        serviceId: 'own-server',
        templateId: 'contact',
        publicKey: 'own-server',
      }
}

function asSendError(error: unknown): SendError {
  if (error instanceof SendError) return error
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    const status = Number(error.status)
    const reason = BY_STATUS[status] ?? (status >= 500 ? 'server' : 'unknown')
    return new SendError(reason, `${status} ${error.text}`)
  }
  const text = error instanceof Error ? error.message : String(error)
  return new SendError(navigator.onLine ? 'unknown' : 'offline', text)
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
 * Sends the form with the mail provider's own helper, to the provider or to our server (specification,
 * section 7). Resolves once the enquiry is accepted, or is stored although the response was lost.
 * @param id the enquiry's `message_id`, with which our own server is asked whether it is stored
 * @throws SendError with the reason
 */
export async function sendForm(
  form: HTMLFormElement,
  mail: Site['mail'],
  id: string,
): Promise<void> {
  const { origin, serviceId, templateId, publicKey } = account(mail)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SendError('timeout', `No answer within ${SEND_TIMEOUT} ms`)),
      SEND_TIMEOUT,
    )
  })
  try {
    emailjs.init({ publicKey }, origin)
    await Promise.race([emailjs.sendForm(serviceId, templateId, form), tooLong])
  } catch (error) {
    const failure = asSendError(error)
    const mayBeStored = mail.send === 'own-server' && IN_DOUBT.has(failure.reason)
    if (!mayBeStored || !(await isStored(id))) throw failure
  } finally {
    clearTimeout(timer)
  }
}
