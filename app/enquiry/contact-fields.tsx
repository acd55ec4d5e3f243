import { useEffect, useState } from 'react'
import { hintOf } from '../../contract/check-field.ts'
import { FIELD } from '../../contract/constants.ts'
import {
  hasAlternative,
  isRequired,
  type LabelledField,
  type Values,
} from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { DATA } from '../data-attributes.ts'
import type { ContactFormLabels } from '../pages/contact/schema.ts'
import { Field } from '../ui/form/field.tsx'
import styles from './contact-form.module.css'
import { doubtAbout } from './doubt-about.ts'

type EmailQuestionProps = {
  labels: ContactFormLabels['emailQuestion']
  email: string | undefined
  onTake: (email: string) => void
}

/** Asks about an e-mail address that is probably mistyped, once its field is left. It stops nothing. */
function EmailQuestion({ labels, email = '', onTake }: EmailQuestionProps) {
  const [left, setLeft] = useState('')
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const { type, value } = target as HTMLInputElement
      if (type === 'email') setLeft(value)
    }
    addEventListener('focusout', note)
    return () => removeEventListener('focusout', note)
  }, [])
  const doubt = email && email === left ? doubtAbout(email) : undefined
  return (
    <div aria-live="polite" className={`small bold ${styles.question}`}>
      {doubt?.suggestion ? (
        <button type="button" onClick={() => onTake(doubt.suggestion)}>
          {fillIn(labels.suggestion, { address: doubt.suggestion })}
        </button>
      ) : (
        doubt && labels.dotMissing
      )}
    </div>
  )
}

type ContactFieldsProps = {
  /** The form's id, and the prefix of its fields' ids. */
  id: string
  fields: readonly LabelledField[]
  labels: ContactFormLabels
  errors: Partial<Record<string, string>>
  /** What the form sends: a field may be empty beside others. */
  values: Values
  /** While the enquiry is being sent: what is typed then would not be sent with it. */
  readOnly: boolean
  messageFirst: boolean | undefined
  onTakeEmail: (email: string) => void
}

/** The fields that a visitor fills in. */
export function ContactFields(props: ContactFieldsProps) {
  const { id, fields, labels, errors, values, readOnly, messageFirst, onTakeEmail } = props
  const isFirst = (name: string) => Number(messageFirst && name === FIELD.message)
  const sorted = fields.toSorted(([one], [other]) => isFirst(other) - isFirst(one))
  return sorted.map((labelled) => {
    const [name, field, { label, choices }] = labelled
    const { kind, autoComplete, unless } = field
    // Of an address and a number either will do, which browsers cannot check: the form or the server does.
    const must = isRequired(field, values) && !hasAlternative(field)
    const shown = {
      id: `${id}-${name.replaceAll(' ', '-')}`,
      name,
      label,
      hint: hintOf(labelled, values, labels),
      error: errors[name] ?? '',
      required: must,
      [DATA.unless]: must ? unless?.join(' ') : undefined,
    }
    const typed = { ...shown, autoComplete, readOnly }
    if (choices)
      return <Field key={name} {...shown} choices={choices.map((label) => ({ label }))} />
    if (kind === 'multiline') return <Field key={name} {...typed} multiline rows={4} />
    // Browsers take only their own digits in a field of numbers.
    const type = kind === 'number' ? ({ inputMode: 'decimal' } as const) : { type: kind }
    return (
      <Field key={name} {...typed} {...type}>
        {kind === 'email' && (
          <EmailQuestion labels={labels.emailQuestion} email={values[name]} onTake={onTakeEmail} />
        )}
      </Field>
    )
  })
}
