import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { blank } from '../blank.ts'
import { inWords } from '../in-words.ts'

/** One of several groups of fields, chosen by the value of one field, such as the kind of a section. */
export function ChoiceField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry, schema } = props
  const { SchemaField } = registry.fields
  const by = schema.discriminator?.propertyName ?? ''
  const options = (schema.oneOf ?? []) as RJSFSchema[]
  const nameOf = (option: RJSFSchema) => String((option.properties?.[by] as RJSFSchema)?.const)
  const label = (options[0]?.properties?.[by] as RJSFSchema | undefined)?.title ?? inWords(by)
  const chosen = options.find((option) => nameOf(option) === formData?.[by])
  const { [by]: _, ...properties } = chosen?.properties ?? {}
  const choose = (name: string) => {
    const next = options.find((option) => nameOf(option) === name)
    if (!next) return
    const kept = Object.entries(formData ?? {}).filter(
      ([key]) => key !== by && next.properties?.[key],
    )
    onChange({ ...(blank(next) as object), ...Object.fromEntries(kept) }, fieldPathId.path)
  }
  const id = `${fieldPathId.$id}.${by}`
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={formData?.[by] ?? ''} onChange={({ target }) => choose(target.value)}>
        {!chosen && <option value={formData?.[by] ?? ''}>Choose …</option>}
        {options.map((option) => (
          <option key={nameOf(option)} value={nameOf(option)}>
            {inWords(nameOf(option))}
          </option>
        ))}
      </select>
      {SchemaField && chosen && Object.keys(properties).length > 0 && (
        <SchemaField {...props} schema={{ ...chosen, title: '', properties }} />
      )}
    </div>
  )
}
