import { tidyEmail } from '../../../contract/email.ts'
import { FIELD } from '../../../contract/fields.ts'
import { attemptId } from '../../enquiry/enquiry.ts'
import type { EnquiryValues } from '../../enquiry/parse-enquiry.ts'

const control = (form: HTMLFormElement, name: string) => {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined
}

/** Replaces what was pasted as an e-mail address by the address in it. */
export function tidyFields(form: HTMLFormElement): void {
  const input = control(form, FIELD.email)
  const tidied = tidyEmail(input?.value ?? '')
  if (!input || input.value === tidied) return
  input.value = tidied
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The values of a form. */
export function valuesIn(form: HTMLFormElement): EnquiryValues {
  const value = (name: string) => control(form, name)?.value ?? ''
  return { name: value(FIELD.name), email: value(FIELD.email), message: value(FIELD.message) }
}

/** Writes the enquiry's values into a form, but never while the visitor is typing in it. */
export function showValues(form: HTMLFormElement, values: EnquiryValues): void {
  for (const name of [FIELD.name, FIELD.email, FIELD.message] as const) {
    const input = control(form, name)
    if (input && input.value !== values[name] && input !== document.activeElement)
      input.value = values[name]
  }
}

/** Writes the id of this attempt into a form; the rest is added on submit (`complete-enquiry.ts`). */
export function setMessageId(form: HTMLFormElement): void {
  const input = control(form, FIELD.messageId)
  if (input) input.value = attemptId()
}
