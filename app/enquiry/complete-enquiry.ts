import type { FIELD } from '../../contract/fields.ts'
import type { STORAGE_KEYS } from '../../contract/storage-keys.ts'
import type { Result } from './parse-enquiry.ts'

/** The names of the fields that `completeEnquiry` reads or writes. */
export type EnquiryField = Pick<
  typeof FIELD,
  'name' | 'email' | 'message' | 'messageId' | 'result' | 'page' | 'referrer' | 'elapsedMs'
>

/**
 * Adds to an enquiry as it is sent: where the visitor came from, how long they took and, if the form is
 * not hydrated, its id and the attached results of demos. With a result attached, the message may be empty.
 * The function is part of the page's inline script, so an enquiry is complete even when no other script has
 * loaded; it is inlined as source text, so it uses no outer variables. Browsers dispatch `formdata` for a
 * native submit and for `new FormData(form)`, which the mail provider's helper uses.
 * @param field names of fields
 * @param keys keys in session storage
 * @param expected the attribute of `<html>` when the form leaves room for stored results
 * @param randomId makes the id (`random-id.ts`)
 * @param resultsText makes one text of all results (`results-text.ts`)
 */
export function completeEnquiry(
  field: EnquiryField,
  keys: Pick<typeof STORAGE_KEYS, 'enquiry' | 'visit'>,
  expected: string,
  randomId: () => string,
  resultsText: (results: Result[]) => string,
): void {
  // Malformed data, and data of an older version of the site, counts as missing.
  const read = (key: string) => {
    try {
      return Object(JSON.parse(sessionStorage[key]))
    } catch {
      return {}
    }
  }
  const attached = (): Result[] =>
    [read(keys.enquiry).results].flat().filter((result) => result?.name && result.text)

  if (attached().length > 0) document.documentElement.setAttribute(expected, '')
  // Only on focus, because a page that was prerendered or restored may be older than the result.
  addEventListener('focusin', ({ target }) => {
    const message = (target as HTMLInputElement).form?.elements.namedItem(field.message)
    if (message) (message as HTMLTextAreaElement).required = attached().length === 0
  })
  addEventListener('formdata', ({ formData }) => {
    if (!formData.has(field.message)) return
    const { referrer, campaign } = read(keys.visit)
    const [navigation] = performance.getEntriesByType('navigation')
    formData.set(field.page, location.pathname)
    formData.set(field.referrer, referrer ?? '')
    // Since the visitor saw the page (`since-shown.ts`).
    const { activationStart = 0 } = Object(navigation)
    formData.set(field.elapsedMs, String(Math.round(performance.now() - activationStart)))
    // The visitor's own entries stay, whatever is stored.
    for (const [name, value] of Object.entries<string>(campaign ?? {}))
      if (!formData.has(name)) formData.set(name, value)

    // A hydrated form has its id from the store (`enquiry.ts`), and fields for its results.
    if (formData.get(field.messageId)) return
    const results = attached()
    const { attempt } = read(keys.enquiry)
    const [name, email, message] = [field.name, field.email, field.message].map((entry) =>
      String(formData.get(entry)),
    )
    const values = { name, email, message }
    const text = JSON.stringify([values, results])
    const id = attempt?.text === text ? attempt.id : randomId()
    formData.set(field.messageId, id)
    if (results.length > 0) formData.set(field.result, resultsText(results))
    try {
      sessionStorage[keys.enquiry] = JSON.stringify({
        values,
        results,
        attempt: { id, text },
        leftWhileSending: true,
      })
    } catch {
      // Session storage is not available: an enquiry sent twice may then arrive twice.
    }
  })
}
