import type { FieldProps } from '@rjsf/utils'
import { inWords } from '../../in-words.ts'
import type { FieldSchema, FormContext } from '../field-schema.ts'
import { Options } from '../labelled-field.tsx'
import { controlProps } from './control-props.ts'
import { DrawingField } from './drawing-field.tsx'
import { LineField } from './line-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { Swatches } from './swatches.tsx'

/** The characters counted per row, for browsers that cannot size a field by its text. */
const ROW = 60

/** A string, edited by what it holds: a choice, a reference, a colour, a day, Markdown or plain text. */
export function StringField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry, required, name } = props
  const schema = props.schema as FieldSchema
  const { references } = registry.formContext as FormContext
  const change = (value: string | undefined) => onChange(value, fieldPathId.path)
  if (schema.editor === 'drawing') return <DrawingField {...props} />
  if (schema.editor === 'markdown') return <MarkdownField {...props} />
  if (schema.editor === 'colour' || schema.editor === 'pattern') {
    return (
      <Swatches
        name={fieldPathId.$id}
        label={schema.title ?? name}
        values={schema.enum as string[]}
        value={formData}
        isOptional={!required && schema.editor === 'colour'}
        arePatterns={schema.editor === 'pattern'}
        onChange={change}
      />
    )
  }
  const isLine = schema.format === 'date' || schema.pattern?.startsWith('^#')
  if (isLine || schema.reference === 'pages') return <LineField {...props} />
  if (schema.enum || schema.reference) {
    const named = schema.enum?.map((one) => ({ value: `${one}`, label: inWords(`${one}`) }))
    const known = named ?? references[schema.reference ?? ''] ?? []
    const isKnown = !formData || known.some(({ value }) => value === formData)
    return (
      <select
        {...controlProps(props)}
        value={formData ?? ''}
        onChange={({ target }) => change(target.value || undefined)}
      >
        {(!required || !formData) && <option value="">{required ? 'Choose …' : '—'}</option>}
        {!isKnown && <option value={formData}>{formData} (not there)</option>}
        <Options options={known} />
      </select>
    )
  }
  const text = typeof formData === 'string' ? formData : ''
  // A line break would become a space on the page; only texts that have some, such as code and mails, keep them.
  const hasLines = schema.editor === 'lines' || text.includes('\n')
  const typed = (value: string) => (hasLines ? value : value.replace(/\s*\n\s*/g, ' '))
  return (
    <textarea
      {...controlProps(props)}
      rows={Math.ceil((text.length + 1) / ROW) + text.split('\n').length - 1}
      value={text}
      onChange={({ target }) => change(typed(target.value) || (required ? '' : undefined))}
    />
  )
}
