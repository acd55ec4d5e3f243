import type { FieldProps } from '@rjsf/utils'
import type { FieldSchema, FormContext } from '../field-schema.ts'
import { controlProps } from './control-props.ts'

/** A day, or an address, for which the pages of the site are suggested. */
export function LineField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry, required, schema } = props
  const { references } = registry.formContext as FormContext
  const pages = references[(schema as FieldSchema).reference ?? '']
  const list = `${fieldPathId.$id}-pages`
  return (
    <>
      <input
        type={schema.format === 'date' ? 'date' : 'text'}
        list={pages && list}
        {...controlProps(props)}
        value={formData ?? ''}
        onChange={({ target }) =>
          onChange(target.value === '' && !required ? undefined : target.value, fieldPathId.path)
        }
      />
      <datalist id={list}>
        {pages?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}
