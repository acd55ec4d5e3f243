import type { FieldProps } from '@rjsf/utils'
import type { FieldSchema } from '../field-schema.ts'
import { ColourChoice } from './colour-choice.tsx'
import { controlProps } from './control-props.ts'
import { HexField } from './hex-field.tsx'
import { LinkField } from './link-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

/** A string, edited by what it holds: a choice, a reference, a colour, a day, Markdown or plain text. */
export function StringField(props: FieldProps) {
  const { formData, onChange, fieldPathId, required } = props
  const schema = props.schema as FieldSchema
  const change = (text: string) =>
    onChange(text === '' && !required ? undefined : text, fieldPathId.path)
  if (schema.editor === 'markdown') return <MarkdownField {...props} />
  if (schema.editor === 'colour') {
    return (
      <ColourChoice
        name={fieldPathId.$id}
        label={schema.title ?? props.name}
        colours={schema.enum as string[]}
        value={formData}
        isOptional={!required}
        onChange={(colour) => onChange(colour, fieldPathId.path)}
      />
    )
  }
  if (schema.enum || (schema.reference && schema.reference !== 'pages')) {
    return <SelectField {...props} />
  }
  if (schema.reference === 'pages') return <LinkField {...props} />
  if (schema.pattern?.startsWith('^#')) return <HexField {...props} />
  if (schema.format === 'date') {
    return (
      <input
        type="date"
        {...controlProps(props)}
        value={formData ?? ''}
        onChange={({ target }) => change(target.value)}
      />
    )
  }
  return <TextField {...props} />
}
