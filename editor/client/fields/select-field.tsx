import type { FieldProps } from '@rjsf/utils'
import { inWords } from '../../in-words.ts'
import type { FieldSchema, FormContext } from '../field-schema.ts'
import { controlProps } from './control-props.ts'

/** One of several values: those of the schema, or entries of the content by their names. */
export function SelectField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry, required } = props
  const schema = props.schema as FieldSchema
  const { references } = registry.formContext as FormContext
  const known =
    schema.enum?.map((value) => ({ value: String(value), label: inWords(String(value)) })) ??
    references[schema.reference ?? ''] ??
    []
  const isKnown = formData === undefined || known.some(({ value }) => value === formData)
  return (
    <select
      {...controlProps(props)}
      value={formData ?? ''}
      onChange={({ target }) => onChange(target.value || undefined, fieldPathId.path)}
    >
      {(!required || !formData) && <option value="">{required ? 'Choose …' : '—'}</option>}
      {!isKnown && formData && <option value={formData}>{formData} (not there)</option>}
      {known.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
