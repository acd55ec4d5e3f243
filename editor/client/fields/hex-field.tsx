import type { FieldProps } from '@rjsf/utils'
import { controlProps } from './control-props.ts'

/** A colour by its hexadecimal value, such as `#d90d66`, which can be picked or typed. */
export function HexField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema, name } = props
  const change = (text: string) => onChange(text, fieldPathId.path)
  return (
    <span className="hex">
      <input
        type="color"
        aria-label={`Pick ${schema.title ?? name}`}
        value={/^#[0-9a-f]{6}$/i.test(formData) ? formData : '#000000'}
        onChange={({ target }) => change(target.value)}
      />
      <input
        type="text"
        {...controlProps(props)}
        value={formData ?? ''}
        onChange={({ target }) => change(target.value)}
      />
    </span>
  )
}
