import { FIELD } from '../../contract/constants.ts'
import type { EnquiryValues } from './stored-enquiry.ts'

/** The controls of a form that a visitor sees. */
const controlsOf = (form: HTMLFormElement) =>
  (Array.from(form.elements) as HTMLInputElement[]).filter(
    ({ name, type }) => name && type !== 'hidden' && name !== FIELD.honeypot,
  )

/** What is filled in, in the order of the names: the same values are the same text, whatever the form. */
export const valuesIn = (form: HTMLFormElement): EnquiryValues =>
  Object.fromEntries(
    controlsOf(form)
      .map(({ name, value }): [string, string] => [name, value])
      .filter(([, value]) => value)
      .sort(),
  )

/** What is sent of a form: what is filled in, what it asks for, and what it is about. */
export const sentIn = (form: HTMLFormElement): EnquiryValues => {
  const hidden = [FIELD.askedFor, FIELD.subjectOfInterest].flatMap((name) => {
    const control = form.elements.namedItem(name) as HTMLInputElement | null
    return control?.value ? [[name, control.value]] : []
  })
  return { ...valuesIn(form), ...Object.fromEntries(hidden) }
}

/** Writes the enquiry's values into a form, but never while the visitor is typing in it. */
export function showValues(form: HTMLFormElement, values: EnquiryValues): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name] ?? ''
    if (control.value !== value && control !== document.activeElement) control.value = value
  }
}
