import { FIELD } from '../../../contract/constants.ts'
import {
  type Field as FormField,
  fieldsFor,
  isRequired,
  OWN_FIELD_LIMIT,
  type Request,
  type Values,
} from '../../../contract/fields.ts'
import type { FieldLabels } from '../../../contract/site-settings.ts'
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

type FieldWithLabels = [name: string, FormField, FieldLabels]

/** The fields that a visitor fills in: those of the request come first, the owner's own last. */
export function ContactFields(props: ContactFieldsProps) {
  const { id, labels, errors, values, readOnly, messageFirst, request, onTakeEmail } = props
  const isFirst = ([name, { required, only }]: FieldWithLabels) =>
    messageFirst
      ? name === FIELD.message
      : request !== undefined && [required, only].includes(request)
  const fields = fieldsFor(request).map(
    ([name, field]): FieldWithLabels => [name, field, labels.fields[name]],
  )
  const own = labels.ownFields?.map(
    ({ name, kind, ...labels }): FieldWithLabels => [
      name,
      { title: name, kind, limit: OWN_FIELD_LIMIT },
      labels,
    ],
  )
  return [
    ...fields.filter(isFirst),
    ...fields.filter((field) => !isFirst(field)),
    ...(own ?? []),
  ].map(([name, field, { label, hint, hintOptional, choices }]) => {
    const { kind, limit, autoComplete, required, unless } = field
    const must = isRequired(field, values)
    const shown = {
      id: `${id}-${name.replaceAll(' ', '-')}`,
      name,
      label,
      hint: (required && !must && hintOptional) || hint,
      error: errors[name],
      required: must,
      [DATA.unless]: unless?.join(' '),
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
