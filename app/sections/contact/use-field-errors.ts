import {
  type FocusEvent,
  type InvalidEvent,
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { FIELD } from '../../../contract/fields.ts'
import type { ContactFormLabels } from '../../../schemas/contact.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
const INVALID = 'input:invalid, textarea:invalid'

type FieldErrors = Partial<Record<string, string>>

/** The error of a field, worded by the content; the browser's validation decides whether there is one. */
function errorOf(
  { name, validity, validationMessage }: Control,
  labels: ContactFormLabels['errors'],
) {
  if (validity.valid) return undefined
  if (validity.typeMismatch) return labels.emailMalformed
  if (!validity.valueMissing) return validationMessage
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
  // Before hydration the browser's bubble showed the error of one field, and moved the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    const invalid = Array.from(form.current?.querySelectorAll<Control>(INVALID) ?? [])
    const found = invalid.filter((control) => control.matches(':user-invalid'))
    // An empty field becomes invalid only by a submit; Firefox then marks only the first.
    const wasSent = found.some(({ validity }) => validity.valueMissing)
    for (const control of wasSent ? invalid : found) check(control)
  }, [])
  return {
    errors,
    /** On a submit with invalid fields: shows every error and focuses the first field. */
    onInvalidCapture: (event: InvalidEvent<HTMLFormElement>) => {
      const control = event.target as unknown as Control
      event.preventDefault()
      first.current ??= control
      // All together, in the frame after the one that answers the click.
      startTransition(() => check(control))
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
