import { FIELD } from '../../../contract/constants.ts'
import { tidyEmail } from '../../../contract/contact-details.ts'
import { attemptId } from '../../enquiry/enquiry.ts'

const control = (form: HTMLFormElement, name: string) => {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : undefined
}

/** Replaces what was pasted as an e-mail address by the address in it. */
export function tidyFields(form: HTMLFormElement): void {
  const input = control(form, FIELD.email)
  const tidied = tidyEmail(input?.value ?? '')
  if (!input || input.value === tidied) return
  input.value = tidied
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Writes the id of this attempt into a form; the rest is added on submit (`complete-enquiry.ts`). */
export function setMessageId(form: HTMLFormElement): void {
  const input = control(form, FIELD.messageId)
  if (input) input.value = attemptId()
}
