import {
  type FocusEvent,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isValid } from '../../../contract/contact-details.ts'
import type { ContactFormLabels } from '../../../schemas/contact.ts'
import type { EnquiryValues } from '../../enquiry/parse-enquiry.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const INVALID = ':is(input, textarea, select):invalid'

type FieldErrors = Partial<Record<string, string>>

/**
 * The error of a field, worded by the content. The browser's validation decides whether there is one, but
 * not of an e-mail address: it takes only Latin letters before the @.
 */
function errorOf(
  { name, type, value, validity, validationMessage }: Control,
  labels: ContactFormLabels['fields'],
) {
  const { missing, malformed } = labels[name] ?? {}
  if (value && !isValid(type, value)) return malformed
  // The browser takes only Latin letters before the @.
  if (value && type === 'email') return undefined
  return (validity.valueMissing && missing) || validationMessage || undefined
}

/**
 * Shows beside each field what keeps the form from being sent, instead of the browser's bubble, which
 * shows one error at a time, cannot be styled, and disappears after some seconds.
 * @param labels of the fields, from `content/contact.yaml`
 * @param form the form; its fields may have been found invalid before hydration
 * @param values of the form: an error disappears as soon as it is corrected, in its field or another
 * @returns the errors by field name, and the form's event handlers
 */
export function useFieldErrors(
  labels: ContactFormLabels['fields'],
  form: RefObject<HTMLFormElement | null>,
  values: EnquiryValues,
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the values change
  useEffect(() => {
    for (const control of Array.from(form.current?.elements ?? []) as Control[])
      if (errors[control.name]) check(control)
  }, [values])
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
    /** On blur: reports a wrong value, but not an empty one, which may still be filled in. */
    onBlur: ({ target }: FocusEvent) => {
      const control = target as Control
      if ('validity' in control && control.value) check(control)
    },
    onReset: () => setErrors({}),
  }
}
