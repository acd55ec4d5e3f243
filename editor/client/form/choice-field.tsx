import { useContext } from 'react'
import { blank } from '../../blank.ts'
import { inWords } from '../../in-words.ts'
import { choiceName, choiceOf } from '../../schema.ts'
import { type FieldProps, FormContext } from './field-props.ts'
import { Fields } from './object-field.tsx'

/** One of several groups of fields, chosen by the value of one field. A block has been chosen already. */
export function ChoiceField(props: FieldProps<Record<string, string>>) {
  const { schema, path, value, onChange } = props
  const { Field } = useContext(FormContext)
  const { discriminator, oneOf = [], title, description } = schema
  const by = discriminator?.propertyName ?? ''
  const chosen = choiceOf(schema, value)
  const { [by]: choice, hidden, ...properties } = chosen?.properties ?? {}
  const fields = <Fields {...props} schema={{ ...chosen, properties }} />
  if (by === 'block') return fields
  const choose = (name: unknown) => onChange(blank(choiceOf(schema, { [by]: name }) ?? {}), path)
  return (
    <fieldset className="choice group">
      <legend>{title}</legend>
      <p className="help">{description}</p>
      <Field
        schema={{
          type: 'string',
          title: choice?.title ?? inWords(by),
          enum: oneOf.map((one) => choiceName(one, by)),
        }}
        path={[...path, by]}
        value={value?.[by] as never}
        required
        onChange={choose}
      />
      {fields}
    </fieldset>
  )
}
