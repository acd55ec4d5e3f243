import {
  type FocusEvent,
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isEmail, tidyEmail } from '../../../contract/email.ts'
import { FIELD } from '../../../contract/fields.ts'
import type { ContactFormLabels } from '../../../schemas/contact.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
const INVALID = 'input:invalid, textarea:invalid'

type FieldErrors = Partial<Record<string, string>>

/**
 * The error of a field, worded by the content. The browser's validation decides whether there is one, but
 * not of an e-mail address: it takes only Latin letters before the @.
 */
function errorOf(
  { name, value, validity, validationMessage }: Control,
  labels: ContactFormLabels['errors'],
) {
  if (name === FIELD.email && value)
    return isEmail(tidyEmail(value)) ? undefined : labels.emailMalformed
  if (!validity.valueMissing) return validationMessage || undefined
  const missing: FieldErrors = {
    [FIELD.name]: labels.nameMissing,
    [FIELD.email]: labels.emailMissing,
    [FIELD.message]: labels.messageMissing,
  }
  return missing[name] ?? validationMessage
}

/**
 * Shows beside each field what keeps the form from being sent, instead of the browser's bubble, which
 * shows one error at a time, cannot be styled, and disappears after some seconds.
 * @param labels the error messages, from `content/contact.yaml`
 * @param form the form; its fields may have been found invalid before hydration
 * @returns the errors by field name, and the form's event handlers
 */
export function useFieldErrors(
  labels: ContactFormLabels['errors'],
  form: RefObject<HTMLFormElement | null>,
) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const first = useRef<Control>(null)
  // Set on focus, so that a screen reader that arrives at the field reads the error.
  useEffect(() => {
    if (Object.values(errors).some(Boolean)) first.current?.focus()
    first.current = null
  }, [errors])
  const check = (control: Control) =>
    setErrors((before) => ({ ...before, [control.name]: errorOf(control, labels) }))
  // Before hydration the browser's bubble showed the error of one field, and moved the focus. Now we check.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    form.current?.setAttribute('novalidate', '')
    const invalid = Array.from(form.current?.querySelectorAll<Control>(INVALID) ?? [])
    const found = invalid.filter((control) => control.matches(':user-invalid'))
    // An empty field becomes invalid only by a submit; Firefox then marks only the first.
    const wasSent = found.some(({ validity }) => validity.valueMissing)
    for (const control of wasSent ? invalid : found) check(control)
  }, [])
  return {
    errors,
    /** On submit: shows every error and focuses the first field with one. Returns whether there is none. */
    validate: (elements: HTMLFormControlsCollection) => {
      const wrong = (Array.from(elements) as Control[]).filter((one) => errorOf(one, labels))
      first.current = wrong[0] ?? null
      // All together, in the frame after the one that answers the click.
      startTransition(() => wrong.forEach(check))
      return wrong.length === 0
    },
    /** On input: an error disappears as soon as it is corrected. */
    onInput: ({ target }: SyntheticEvent) => {
      const control = target as Control
      if (errors[control.name]) check(control)
    },
    /** On blur: reports a wrong value, but not an empty one, which may still be filled in. */
    onBlur: ({ target }: FocusEvent) => {
      const control = target as Control
      if ('validity' in control && control.value) check(control)
    },
    onReset: () => setErrors({}),
  }
}
