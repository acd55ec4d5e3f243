import { FIELD, LIMIT } from '../../../contract/fields.ts'
import type { ContactFormLabels } from '../../../schemas/contact.ts'
import { Field } from '../../ui/form/field.tsx'

type ContactFieldsProps = {
  /** The form's id, and the prefix of its fields' ids. */
  id: string
  labels: ContactFormLabels
  /** Error messages by field name. */
  errors: Partial<Record<string, string>>
  /** Whether a result is attached; the message may then be empty. */
  attached: boolean
  /** While the enquiry is being sent: what is typed then would not be sent with it. */
  readOnly: boolean
  messageFirst: boolean
}

/** Name, e-mail address and message. */
export function ContactFields({
  id,
  labels,
  errors,
  attached,
  readOnly,
  messageFirst,
}: ContactFieldsProps) {
  const attributes = (name: 'name' | 'email' | 'message') => ({
    id: `${id}-${name}`,
    name: FIELD[name],
    maxLength: LIMIT[name],
    error: errors[FIELD[name]],
    required: true,
    readOnly,
  })
  const message = (
    <Field
      {...attributes('message')}
      multiline
      label={labels.messageLabel}
      hint={attached ? labels.messageHintAttached : labels.messageHint}
      required={!attached}
      rows={4}
    />
  )
  return (
    <>
      {messageFirst && message}
      <Field {...attributes('name')} label={labels.nameLabel} autoComplete="name" />
      <Field {...attributes('email')} label={labels.emailLabel} type="email" autoComplete="email" />
      {!messageFirst && message}
    </>
  )
}
