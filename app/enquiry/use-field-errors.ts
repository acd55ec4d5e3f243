import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { errorOf } from '../../contract/check-field.ts'
import type { LabelledField, Values } from '../../contract/fields.ts'
import type { SiteData } from '../content/content.server.ts'
import { valuesIn } from './form-values.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Shows beside each field what keeps the form from being sent, in place of the browser's bubble.
 * @param values of the form: an error disappears as soon as it is corrected, in its field or another
 * @param given what else is sent: a field may be empty beside it
 */
export function useFieldErrors(
  fields: readonly LabelledField[],
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  given: Values,
  { labels, callingCode }: SiteData['form'],
) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const first = useRef<Control>(null)
  // Set on focus, so that a screen reader that arrives at the field reads the error.
  useEffect(() => {
    if (Object.values(errors).some(Boolean)) first.current?.focus()
    first.current = null
  }, [errors])
  const controls = () => Array.from(form.current?.elements ?? []) as Control[]
  const errorIn = ({ name, value }: Control) => {
    const field = fields.find(([one]) => one === name)
    // What is typed may not be in `values` yet.
    const others = form.current && { ...given, ...valuesIn(form.current) }
    return field && others ? errorOf(field, value, others, labels.tooLong, callingCode) : undefined
  }
  const check = (control: Control) =>
    setErrors((before) => ({ ...before, [control.name]: errorIn(control) }))
  // Before hydration the browser's bubble showed the error of one field, and moved the focus. Now we check.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    form.current?.setAttribute('novalidate', '')
    const found = controls().filter((control) => control.matches(':user-invalid'))
    // An empty field becomes invalid only by a submit; Firefox then marks only the first.
    const wasSent = found.some(({ validity }) => validity.valueMissing)
    for (const control of wasSent ? controls() : found) check(control)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the values change
  useEffect(() => {
    for (const control of controls()) if (errors[control.name]) check(control)
  }, [values])
  return {
    errors,
    /** On submit: shows every error and focuses the first field with one. Returns whether there is none. */
    validate: () => {
      const wrong = controls().filter(errorIn)
      first.current = wrong[0] ?? null
      // All together, in the frame after the one that answers the click.
      startTransition(() => wrong.forEach(check))
      return wrong.length === 0
    },
    /** On blur: reports a wrong value, but not an empty one, which may still be filled in. */
    onBlur: ({ target }: { target: Element }) => {
      const control = target as Control
      if (control.value) check(control)
    },
    onReset: () => setErrors({}),
  }
}
