import type { FIELD } from '../../contract/fields.ts'
import type { STORAGE_KEYS } from '../../contract/storage-keys.ts'
import { sinceShown } from '../islands/since-shown.ts'
import { parseEnquiry } from './parse-enquiry.ts'
import { parseVisit } from './parse-visit.ts'
import { randomId } from './random-id.ts'
import { resultsText } from './results-text.ts'

/** The names of the fields that `completeEnquiry` reads or writes. */
export type EnquiryField = Omit<typeof FIELD, 'subjectOfInterest' | 'honeypot' | 'selfTest'>

/** The functions that `completeEnquiry` calls, each inlined into the page as source text. */
export const ENQUIRY_TOOLS = { parseEnquiry, parseVisit, randomId, resultsText, sinceShown }

/**
 * Adds to an enquiry as it is sent: where the visitor came from, how long they took and, if the form is
 * not hydrated, its id and the attached results of demos, beside which the message may be empty. It is an
 * inline script beside the form, so an enquiry is complete even when no other script has loaded. Browsers
 * dispatch `formdata` for a native submit and for `new FormData(form)`, which the mail provider's helper
 * uses.
 */
export function completeEnquiry(
  tools: typeof ENQUIRY_TOOLS,
  field: EnquiryField,
  keys: Pick<typeof STORAGE_KEYS, 'enquiry' | 'visit'>,
  expected: string,
): void {
  const read = (key: string) => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  }
  const stored = () => tools.parseEnquiry(read(keys.enquiry))
  if (stored().results.length > 0)
    document.currentScript?.previousElementSibling?.setAttribute(expected, '')
  // As late as this, because a page that was prerendered or restored may be older than the result.
  addEventListener('focusin', ({ target }) => {
    const message = (target as HTMLInputElement).form?.elements.namedItem(field.message)
    if (message) (message as HTMLTextAreaElement).required = stored().results.length === 0
  })
  addEventListener('formdata', ({ formData }) => {
    if (!formData.has(field.message)) return
    const { referrer = '', campaign = {} } = tools.parseVisit(read(keys.visit))
    formData.set(field.page, location.pathname)
    formData.set(field.referrer, referrer)
    formData.set(field.elapsedMs, String(Math.round(tools.sinceShown())))
    for (const [name, value] of Object.entries(campaign))
      if (Object.values<string>(field).includes(name)) formData.set(name, value)

    // A hydrated form has its id from the store (`enquiry.ts`), and fields for its results.
    if (formData.get(field.messageId)) return
    const { results, attempt } = stored()
    const entry = (name: string) => String(formData.get(name))
    const values = {
      name: entry(field.name),
      email: entry(field.email),
      message: entry(field.message),
    }
    const text = JSON.stringify([values, results])
    const id = attempt?.text === text ? attempt.id : tools.randomId()
    formData.set(field.messageId, id)
    if (results.length > 0) formData.set(field.result, tools.resultsText(results))
    const sent = { values, results, attempt: { id, text }, leftWhileSending: true }
    try {
      sessionStorage.setItem(keys.enquiry, JSON.stringify(sent))
    } catch {
      // Session storage is not available: an enquiry sent twice may then arrive twice.
    }
  })
}
