import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { blank } from '../../blank.ts'
import { inWords } from '../../in-words.ts'
import { choiceName, choiceOf, type FormSchema } from '../../schema.ts'
import { Options } from '../labelled-field.tsx'

/** One of several groups of fields, chosen by the value of one field. A block has been chosen already. */
export function ChoiceField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry, name } = props
  const schema = props.schema as FormSchema
  const { SchemaField } = registry.fields
  const by = schema.discriminator?.propertyName ?? ''
  const choices = schema.oneOf ?? []
  const chosen = choiceOf(schema, formData)
  const { [by]: choice, hidden, ...properties } = chosen?.properties ?? {}
  const fields = SchemaField && Object.keys(properties).length > 0 && (
    <SchemaField {...props} schema={{ ...chosen, title: '', properties } as RJSFSchema} />
  )
  if (by === 'block') return fields
  const choose = (name: string) => {
    const next = choiceOf(schema, { [by]: name })
    if (next) onChange(blank(next), fieldPathId.path)
  }
  const id = `${fieldPathId.$id}.${by}`
  return (
    <fieldset className="choice group">
      <legend>{schema.title ?? name}</legend>
      <p className="help">{schema.description}</p>
      <label htmlFor={id}>{choice?.title ?? inWords(by)}</label>
      <select id={id} value={formData?.[by]} onChange={({ target }) => choose(target.value)}>
        <Options
          options={choices.map((one) => {
            const value = choiceName(one, by)
            return { value, label: inWords(value) }
          })}
        />
      </select>
      {fields}
    </fieldset>
  )
}
