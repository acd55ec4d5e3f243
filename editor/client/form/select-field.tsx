import { useContext } from 'react'
import { inWords } from '../../in-words.ts'
import { Options } from '../labelled-field.tsx'
import { controlProps, type FieldProps, FormContext } from './field-props.ts'

/** One of the fixed values of a field, or of what it can refer to. */
export function SelectField(props: FieldProps<string>) {
  const { schema, path, required, onChange } = props
  const value = props.value ?? ''
  const { references } = useContext(FormContext)
  const fixed = schema.enum?.map((one) => ({ value: `${one}`, label: inWords(`${one}`) }))
  const known = fixed ?? references[schema.reference ?? ''] ?? []
  return (
    <select
      {...controlProps(props)}
      value={value}
      onChange={({ target }) => onChange(target.value || undefined, path)}
    >
      {(!required || !value) && <option value="">{required ? 'Choose …' : '—'}</option>}
      {value && !known.some((one) => one.value === value) && (
        <option value={value}>{value} (not there)</option>
      )}
      <Options options={known} />
    </select>
  )
}
