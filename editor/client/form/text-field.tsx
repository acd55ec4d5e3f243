import { controlProps, type FieldProps } from './field-props.ts'

/** The characters counted per row, for browsers that cannot size a field by its text. */
const ROW = 60

/** A text that grows with what is typed. */
export function TextField(props: FieldProps<string>) {
  const { schema, path, required, onChange } = props
  const value = `${props.value ?? ''}`
  // A line break would become a space on the page; only texts that have some, such as code and mails, keep them.
  const hasLines = schema.editor === 'lines' || value.includes('\n')
  const typed = (text: string) => (hasLines ? text : text.replace(/\s*\n\s*/g, ' '))
  return (
    <textarea
      {...controlProps(props)}
      rows={Math.ceil((value.length + 1) / ROW) + value.split('\n').length - 1}
      value={value}
      onChange={({ target }) => onChange(typed(target.value) || (required ? '' : undefined), path)}
    />
  )
}
