import type { FieldProps } from '@rjsf/utils'
import { controlProps } from './control-props.ts'

/** A number. */
export function NumberField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema } = props
  return (
    <input
      type="number"
      step={schema.type === 'integer' ? 1 : 'any'}
      {...controlProps(props)}
      value={formData ?? ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : target.valueAsNumber, fieldPathId.path)
      }
    />
  )
}
