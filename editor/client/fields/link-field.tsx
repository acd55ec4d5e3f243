import type { FieldProps } from '@rjsf/utils'
import type { FormContext } from '../field-schema.ts'
import { controlProps } from './control-props.ts'

/** An address: the pages of the site are suggested. */
export function LinkField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry, required } = props
  const { references } = registry.formContext as FormContext
  const list = `${fieldPathId.$id}-pages`
  return (
    <>
      <input
        type="text"
        list={list}
        {...controlProps(props)}
        value={formData ?? ''}
        onChange={({ target }) =>
          onChange(target.value === '' && !required ? undefined : target.value, fieldPathId.path)
        }
      />
      <datalist id={list}>
        {references.pages?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}
