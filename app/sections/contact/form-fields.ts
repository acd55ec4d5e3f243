import { FIELD } from '../../../contract/fields.ts'
import { attemptId } from '../../enquiry/enquiry.ts'
import type { EnquiryValues } from '../../enquiry/parse-enquiry.ts'

const control = (form: HTMLFormElement, name: string) => {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined
}

/** What a visitor has typed into a form. */
export function valuesIn(form: HTMLFormElement): EnquiryValues {
  const value = (name: string) => control(form, name)?.value ?? ''
  return { name: value(FIELD.name), email: value(FIELD.email), message: value(FIELD.message) }
}

/** Puts the enquiry's words into a form, but never under the hands of who is typing. */
export function showValues(form: HTMLFormElement, values: EnquiryValues): void {
  for (const name of [FIELD.name, FIELD.email, FIELD.message] as const) {
    const input = control(form, name)
    if (input && input.value !== values[name] && input !== document.activeElement)
      input.value = values[name]
  }
}

/** Puts the id of this attempt into a form; the rest is added on its way out (`complete-enquiry.ts`). */
export function setMessageId(form: HTMLFormElement): void {
  const input = control(form, FIELD.messageId)
  if (input) input.value = attemptId()
}
