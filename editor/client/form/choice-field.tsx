import { blank } from '../../blank.ts'
import { inWords } from '../../in-words.ts'
import { choiceName, choiceOf } from '../../schema.ts'
import { idOf } from '../focus-field.ts'
import { Options } from '../labelled-field.tsx'
import type { FieldProps } from './field-props.ts'
import { Fields } from './object-field.tsx'

/** One of several groups of fields, chosen by the value of one field. A block has been chosen already. */
export function ChoiceField(props: FieldProps<Record<string, string>>) {
  const { schema, path, value, onChange } = props
  const { discriminator, oneOf = [], title, description } = schema
  const by = discriminator?.propertyName ?? ''
  const chosen = choiceOf(schema, value)
  const { [by]: choice, hidden, ...properties } = chosen?.properties ?? {}
  const fields = <Fields {...props} schema={{ ...chosen, properties }} />
  if (by === 'block') return fields
  const id = idOf([...path, by])
  return (
    <fieldset className="choice group">
      <legend>{title}</legend>
      <p className="help">{description}</p>
      <label htmlFor={id}>{choice?.title ?? inWords(by)}</label>
      <select
        id={id}
        value={value?.[by]}
        onChange={({ target }) =>
          onChange(blank(choiceOf(schema, { [by]: target.value }) ?? {}), path)
        }
      >
        <Options
          options={oneOf.map((one) => {
            const value = choiceName(one, by)
            return { value, label: inWords(value) }
          })}
        />
      </select>
      {fields}
    </fieldset>
  )
}
