import { FIELD, THANKS_PATH } from '../../contract/constants.ts'
import type { Values } from '../../contract/fields.ts'
import { DATA } from '../data-attributes.ts'
import { sentIn, valuesIn } from './form-values.ts'
import { attemptWith, readStored, resultsText, store } from './stored-enquiry.ts'
import { addVisit } from './visit.ts'

/** Completes enquiries that the browser sends, of forms not hydrated, and deletes them once the page that shows them is left. */
export function completeNativeEnquiries(): void {
  const stored = readStored()
  if (location.pathname.endsWith(THANKS_PATH) && stored?.leftWhileSending)
    addEventListener('pagehide', () => store({ values: {}, results: [] }))
  if (stored?.results.length) document.documentElement.setAttribute(DATA.expected, '')
  // Only on focus, because a page that was prerendered or restored may be older than the result.
  addEventListener('focusin', ({ target }) => {
    const { form } = target as HTMLInputElement
    if (!form || form.noValidate) return
    const others: Values = { ...valuesIn(form), [FIELD.result]: readStored()?.results[0]?.text }
    for (const control of form.querySelectorAll<HTMLInputElement>(`[${DATA.unless}]`))
      control.required = !control.dataset.unless?.split(' ').some((name) => others[name])
  })
  addEventListener('formdata', ({ formData, target }) => {
    const form = target as HTMLFormElement
    if (form.noValidate || !formData.has(FIELD.message)) return
    addVisit(formData)
    const { results = [], attempt: last } = readStored() ?? {}
    const attempt = attemptWith(valuesIn(form), results, last)
    formData.set(FIELD.messageId, attempt.id)
    if (results.length > 0) formData.set(FIELD.result, resultsText(results))
    const about = new URLSearchParams(location.search).get('about')
    if (about) formData.set(FIELD.subjectOfInterest, about)
    const sent = { ...(about && { [FIELD.subjectOfInterest]: about }), ...sentIn(form) }
    store({ values: sent, results, attempt, leftWhileSending: true })
  })
}
