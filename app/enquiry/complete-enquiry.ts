import { FIELD, THANKS_PATH } from '../../contract/constants.ts'
import type { Values } from '../../contract/fields.ts'
import { STORAGE_KEYS } from '../../schemas/storage-keys.ts'
import { DATA } from '../data-attributes.ts'
import { sinceShown } from '../islands/since-shown.ts'
import { sentIn, valuesIn } from './form-values.ts'
import { parseEnquiry } from './parse-enquiry.ts'
import { randomId } from './random-id.ts'
import { resultsText } from './results-text.ts'
import { readVisit } from './visit.ts'

function readStored() {
  try {
    return parseEnquiry(sessionStorage.getItem(STORAGE_KEYS.enquiry))
  } catch {
    return parseEnquiry(null)
  }
}

function store(enquiry: object): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.enquiry, JSON.stringify(enquiry))
  } catch {
    // Session storage is not available: an enquiry sent twice may then arrive twice.
  }
}

/** Where a form that is not hydrated sends its fields: id and attached results. */
function completeNative(form: HTMLFormElement, formData: FormData): void {
  const { results, attempt } = readStored()
  const values = valuesIn(form)
  const text = JSON.stringify([values, results])
  const id = attempt?.text === text ? attempt.id : randomId()
  formData.set(FIELD.messageId, id)
  if (results.length > 0) formData.set(FIELD.result, resultsText(results))
  const about = new URLSearchParams(location.search).get('about')
  const sent = { ...(about && { [FIELD.subjectOfInterest]: about }), ...sentIn(form) }
  store({ values: sent, results, attempt: { id, text }, leftWhileSending: true })
}

/**
 * Adds to an enquiry as it is sent: where the visitor came from, how long they took and, if the form is
 * not hydrated, its id, the attached results of demos, and which fields may be empty beside others.
 * Browsers dispatch `formdata` for a native submit and for `new FormData(form)`, which the mail provider's
 * helper uses. When the page after a native submit, which shows what was sent, is left, it deletes that.
 */
export function completeEnquiry(): void {
  if (location.pathname === THANKS_PATH && readStored().leftWhileSending)
    addEventListener('pagehide', () => sessionStorage.removeItem(STORAGE_KEYS.enquiry))
  if (readStored().results.length > 0) document.documentElement.setAttribute(DATA.expected, '')
  // Only on focus, because a page that was prerendered or restored may be older than the result.
  addEventListener('focusin', ({ target }) => {
    const { form } = target as HTMLInputElement
    if (!form || form.noValidate) return
    const others: Values = { ...valuesIn(form), [FIELD.result]: readStored().results[0]?.text }
    for (const control of form.querySelectorAll<HTMLInputElement>(`[${DATA.unless}]`))
      control.required = !control.dataset.unless?.split(' ').some((name) => others[name])
  })
  addEventListener('formdata', ({ formData, target }) => {
    if (!formData.has(FIELD.message)) return
    const { referrer, campaign } = readVisit()
    formData.set(FIELD.page, location.pathname)
    formData.set(FIELD.referrer, referrer ?? '')
    formData.set(FIELD.elapsedMs, String(Math.round(sinceShown())))
    // The visitor's own entries stay, whatever is stored.
    for (const [name, value] of Object.entries(campaign ?? {}))
      if (!formData.has(name)) formData.set(name, value)
    // A hydrated form has its id from the store (`enquiry.ts`), and fields for its results.
    if (!formData.get(FIELD.messageId)) completeNative(target as HTMLFormElement, formData)
  })
}
