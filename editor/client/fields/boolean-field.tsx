import type { FieldProps } from '@rjsf/utils'
import { controlProps } from './control-props.ts'

/** Yes or no; an optional field that is not checked is left out of the file. */
export function BooleanField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema, name, required } = props
  return (
    <label className="check">
      <input
        type="checkbox"
        {...controlProps(props)}
        checked={formData === true}
        onChange={({ target }) =>
          onChange(target.checked || (required ? false : undefined), fieldPathId.path)
        }
      />
      {schema.title ?? name}
    </label>
  )
}
