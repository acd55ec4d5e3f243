import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { blank } from '../../blank.ts'
import { inWords } from '../../in-words.ts'
import type { FormSchema } from '../../server/form-schema.ts'
import { Options } from '../labelled-field.tsx'
import { choiceName } from '../templates/entry-title.ts'

/** One of several groups of fields, chosen by the value of one field, such as the kind of a section. */
export function ChoiceField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry, schema, required, name } = props
  const { SchemaField } = registry.fields
  const by = schema.discriminator?.propertyName ?? ''
  const options = (schema.oneOf ?? []) as RJSFSchema[]
  const nameOf = (option: RJSFSchema) => String((option.properties?.[by] as RJSFSchema)?.const)
  const label = (options[0]?.properties?.[by] as RJSFSchema | undefined)?.title ?? inWords(by)
  const chosen = options.find((option) => nameOf(option) === formData?.[by])
  const { [by]: _, ...properties } = chosen?.properties ?? {}
  const choose = (name: string) => {
    const next = options.find((option) => nameOf(option) === name)
    if (!next) return onChange(undefined, fieldPathId.path)
    const kept = Object.entries(formData ?? {}).filter(
      ([key]) => key !== by && next.properties?.[key],
    )
    onChange(
      { ...(blank(next as FormSchema) as object), ...Object.fromEntries(kept) },
      fieldPathId.path,
    )
  }
  const id = `${fieldPathId.$id}.${by}`
  const isEntry = typeof fieldPathId.path.at(-1) === 'number'
  return (
    <fieldset className={isEntry ? 'choice' : 'choice group'}>
      {!isEntry && <legend>{schema.title ?? name}</legend>}
      {!isEntry && schema.description && <p className="help">{schema.description}</p>}
      <label htmlFor={id}>{label}</label>
      <select id={id} value={formData?.[by] ?? ''} onChange={({ target }) => choose(target.value)}>
        {!chosen && required && <option value={formData?.[by] ?? ''}>Choose …</option>}
        {!required && <option value="">None</option>}
        <Options
          options={options
            .map(nameOf)
            .map((value) => ({ value, label: choiceName(value, registry) }))}
        />
      </select>
      {SchemaField && chosen && Object.keys(properties).length > 0 && (
        <SchemaField {...props} schema={{ ...chosen, title: '', properties }} />
      )}
    </fieldset>
  )
}
