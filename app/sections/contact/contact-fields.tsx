import { FIELD } from '../../../contract/constants.ts'
import { isRequired, type Request, shownFields, type Values } from '../../../contract/fields.ts'
import type { ContactFormLabels } from '../../../schemas/contact.ts'
import { DATA } from '../../data-attributes.ts'
import { Field } from '../../ui/form/field.tsx'
import { EmailQuestion } from './email-question.tsx'

type ContactFieldsProps = {
  /** The form's id, and the prefix of its fields' ids. */
  id: string
  labels: ContactFormLabels
  /** Error messages by field name. */
  errors: Partial<Record<string, string>>
  /** What the form sends: a field may be empty beside others. */
  values: Values
  /** While the enquiry is being sent: what is typed then would not be sent with it. */
  readOnly: boolean
  messageFirst: boolean
  request: Request | undefined
  /** Replaces the e-mail address by the one that is suggested. */
  onTakeEmail: (email: string) => void
}

/** The fields that a visitor fills in. */
export function ContactFields(props: ContactFieldsProps) {
  const { id, labels, errors, values, readOnly, messageFirst, request, onTakeEmail } = props
  const isFirst = (name: string) => Number(messageFirst && name === FIELD.message)
  const fields = shownFields(labels, request).toSorted(
    ([one], [other]) => isFirst(other) - isFirst(one),
  )
  return fields.map(([name, field, { label, hint, hintOptional, choices }]) => {
    const { kind, limit, autoComplete, required, unless } = field
    const must = isRequired(field, values)
    const shown = {
      id: `${id}-${name.replaceAll(' ', '-')}`,
      name,
      label,
      hint: (required && !must && hintOptional) || hint,
      error: errors[name],
      required: must,
      [DATA.unless]: must ? unless?.join(' ') : undefined,
    }
    const typed = { ...shown, maxLength: limit, autoComplete, readOnly }
    if (choices) return <Field key={name} {...shown} choices={choices} />
    if (kind === 'multiline') return <Field key={name} {...typed} multiline rows={4} />
    return (
      <Field key={name} {...typed} type={kind}>
        {kind === 'email' && (
          <EmailQuestion labels={labels.emailQuestion} email={values[name]} onTake={onTakeEmail} />
        )}
      </Field>
    )
  })
}
