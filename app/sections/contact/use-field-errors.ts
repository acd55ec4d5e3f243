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
import type { ContactFormLabels } from '../../../schemas/pages.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
const INVALID = 'input:invalid, textarea:invalid'

type FieldErrors = Partial<Record<string, string>>

/** What is wrong with a field, in the owner's words; the browser's own rules say that something is. */
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
 * Says beside each field what keeps the form from being sent, in place of the browser's bubble, which
 * shows one error at a time, cannot be styled, and goes after some seconds.
 * @param labels what to say, from `content/contact.yaml`
 * @param form the form, whose fields may have been found invalid before it was hydrated
 * @returns the errors by the field's name, and what the form is to do about its events
 */
export function useFieldErrors(
  labels: ContactFormLabels['errors'],
  form: RefObject<HTMLFormElement | null>,
) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const first = useRef<Control>(null)
  // Only now, so that a screen reader that comes to the field finds what is wrong with it.
  useEffect(() => {
    if (Object.values(errors).some(Boolean)) first.current?.focus()
    first.current = null
  }, [errors])
  const check = (control: Control) =>
    setErrors((before) => ({ ...before, [control.name]: errorOf(control, labels) }))
  // Before, the browser's bubble has said it, one field at a time, and moved the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    const invalid = Array.from(form.current?.querySelectorAll<Control>(INVALID) ?? [])
    const found = invalid.filter((control) => control.matches(':user-invalid'))
    // An empty field is found invalid by an attempt to send; Firefox then marks the first one alone.
    const wasSent = found.some(({ validity }) => validity.valueMissing)
    for (const control of wasSent ? invalid : found) check(control)
  }, [])
  return {
    errors,
    /** The form was to be sent: every error is shown, and the first field has the focus. */
    onInvalidCapture: (event: InvalidEvent<HTMLFormElement>) => {
      const control = event.target as unknown as Control
      event.preventDefault()
      first.current ??= control
      // All at once, in the frame after the one that answers the click.
      startTransition(() => check(control))
    },
    /** Something was typed: an error that is shown goes as soon as it is mended. */
    onInput: ({ target }: SyntheticEvent) => {
      const control = target as Control
      if (errors[control.name]) check(control)
    },
    /** A field is left: what is only empty may still be filled in, what is wrong is said. */
    onBlur: ({ target }: FocusEvent) => {
      const control = target as Control
      if ('validity' in control && control.value) check(control)
    },
    onReset: () => setErrors({}),
  }
}
