import { controlProps, type FieldProps } from './field-props.ts'

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
      value={value}
      onChange={({ target }) => onChange(typed(target.value) || (required ? '' : undefined), path)}
    />
  )
}
