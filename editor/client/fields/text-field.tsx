import type { FieldProps } from '@rjsf/utils'
import { controlProps } from './control-props.ts'

/** The characters counted per row, for browsers that cannot size a field by its text. */
const ROW = 60

/** Plain text: one paragraph, in a field that grows with it. */
export function TextField(props: FieldProps) {
  const { formData, onChange, fieldPathId, required } = props
  const text = typeof formData === 'string' ? formData : ''
  const change = (typed: string) => {
    // A line break would become a space on the page; only texts that have some, such as code, keep them.
    const one = text.includes('\n') ? typed : typed.replace(/\s*\n\s*/g, ' ')
    onChange(one === '' && !required ? undefined : one, fieldPathId.path)
  }
  return (
    <textarea
      {...controlProps(props)}
      rows={Math.ceil((text.length + 1) / ROW)}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  )
}
