import type { FieldProps } from '@rjsf/utils'
import type { FieldSchema } from '../field-schema.ts'
import { ColourChoice } from './colour-choice.tsx'
import { LineField } from './line-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

/** A string, edited by what it holds: a choice, a reference, a colour, a day, Markdown or plain text. */
export function StringField(props: FieldProps) {
  const { formData, onChange, fieldPathId, required } = props
  const schema = props.schema as FieldSchema
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
  const isLine = schema.format === 'date' || schema.pattern?.startsWith('^#')
  if (isLine || schema.reference === 'pages') return <LineField {...props} />
  if (schema.enum || schema.reference) return <SelectField {...props} />
  return <TextField {...props} />
}
