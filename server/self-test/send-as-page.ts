import { PROVIDER_FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { printableLine } from '../printable.ts'

/** The version of `@emailjs/browser` whose call this imitates. */
export const HELPER_VERSION = '4.4.1'

/** The account at the provider. Our own server ignores it, but the helper always sends one. */
export interface Account {
  service: string
  template: string
  publicKey: string
}

export const NO_ACCOUNT: Account = { service: 'own', template: 'own', publicKey: 'own' }

/** The body that `sendForm` of @emailjs/browser sends: the form's fields, then its own, in this order. */
export function pageCall(fields: Record<string, string>, account: Account): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  data.append(PROVIDER_FIELD.library, HELPER_VERSION)
  data.append(PROVIDER_FIELD.service, account.service)
  data.append(PROVIDER_FIELD.template, account.template)
  data.append(PROVIDER_FIELD.publicKey, account.publicKey)
  return data
}

/** Makes the page's call to `host`. Resolves with the error text, or undefined if it was accepted. */
export async function sendAsPage(
  host: string,
  fields: Record<string, string>,
  account: Account,
  { timeoutMs, origin }: { timeoutMs: number; origin?: string | undefined },
): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL(SEND_FORM_PATH, host), {
      method: 'POST',
      body: pageCall(fields, account),
      signal: AbortSignal.timeout(timeoutMs),
      headers: origin ? { Origin: origin } : {},
    })
    const text = printableLine((await answer.text()).slice(0, 200))
    return answer.ok ? undefined : `${host} answered ${answer.status} ${text}`
  } catch (error) {
    const { message, cause } = error as Error
    return `${host} could not be reached: ${cause instanceof Error ? cause.message : message}`
  }
}
