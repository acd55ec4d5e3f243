import { FIELD, LIMIT } from '../../../contract/fields.ts'
import type { ContactFormLabels } from '../../../schemas/pages.ts'
import { Field } from '../../ui/form/field.tsx'

type ContactFieldsProps = {
  /** Of the form: its fields are named after it. */
  id: string
  labels: ContactFormLabels
  /** What is wrong with a field, by its name. */
  errors: Partial<Record<string, string>>
  /** What is typed while the message is under way would not go with it. */
  readOnly: boolean
}

/** Name, e-mail address and message. */
export function ContactFields({ id, labels, errors, readOnly }: ContactFieldsProps) {
  const attributes = (name: 'name' | 'email' | 'message') => ({
    id: `${id}-${name}`,
    name: FIELD[name],
    maxLength: LIMIT[name],
    error: errors[FIELD[name]],
    required: true,
    readOnly,
  })
  return (
    <>
      <Field {...attributes('name')} label={labels.nameLabel} autoComplete="name" />
      <Field {...attributes('email')} label={labels.emailLabel} type="email" autoComplete="email" />
      <Field
        {...attributes('message')}
        multiline
        label={labels.messageLabel}
        hint={labels.messageHint}
        rows={4}
      />
    </>
  )
}
