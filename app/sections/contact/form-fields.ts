import { FIELD } from '../../../contract/constants.ts'
import { tidyEmail } from '../../../contract/contact-details.ts'
import { attemptId } from '../../enquiry/enquiry.ts'

const input = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement

/** Replaces what was pasted as an e-mail address by the address in it. */
export function tidyFields(form: HTMLFormElement): void {
  const email = input(form, FIELD.email)
  const tidied = tidyEmail(email.value)
  if (email.value === tidied) return
  email.value = tidied
  email.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Writes the id of this attempt into a form; the rest is added on submit (`complete-enquiry.ts`). */
export function setMessageId(form: HTMLFormElement): void {
  input(form, FIELD.messageId).value = attemptId()
}
