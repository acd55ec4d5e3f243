import { formFields, isRequired, type Values } from '../../../contract/fields.ts'
import type { ContactFormLabels } from '../../../schemas/contact.ts'
import { DATA } from '../../data-attributes.ts'
import { Field } from '../../ui/form/field.tsx'

type ContactFieldsProps = {
  /** The form's id, and the prefix of its fields' ids. */
  id: string
  labels: ContactFormLabels['fields']
  /** Error messages by field name. */
  errors: Partial<Record<string, string>>
  /** What the form sends: a field may be empty beside others. */
  values: Values
  /** While the enquiry is being sent: what is typed then would not be sent with it. */
  readOnly: boolean
  messageFirst: boolean
}

/** The fields that a visitor fills in. */
export function ContactFields(props: ContactFieldsProps) {
  const { id, labels, errors, values, readOnly, messageFirst } = props
  const isFirst = (name: string) => messageFirst && name === 'message'
  const fields = formFields()
  return [
    ...fields.filter(([name]) => isFirst(name)),
    ...fields.filter(([name]) => !isFirst(name)),
  ].map(([name, field]) => {
    const { kind, limit, autoComplete, required, unless } = field
    const { label, hint, hintOptional } = labels[name]
    const must = isRequired(field, values)
    const attributes = {
      id: `${id}-${name}`,
      name,
      label,
      hint: (required && !must && hintOptional) || hint,
      error: errors[name],
      maxLength: limit,
      autoComplete,
      required: must,
      [DATA.unless]: unless?.join(' '),
      readOnly,
    }
    return kind === 'multiline' ? (
      <Field key={name} {...attributes} multiline rows={4} />
    ) : (
      <Field key={name} {...attributes} type={kind} />
    )
  })
}
