import { memo, useMemo } from 'react'
import { markdownParts } from '../../../model/markdown-parts.ts'
import type { Issue, Option } from '../../protocol.ts'
import type { FormSchema } from '../../schema.ts'
import { Field } from './field.tsx'
import { type FieldProps, FormContext } from './field-props.ts'
import { Fields } from './object-field.tsx'

type FileFormProps = Pick<FieldProps, 'onChange'> & {
  schema: FormSchema
  values: Record<string, unknown>
  issues: Issue[]
  references: Record<string, Option[]>
  isOrdered: boolean
}

/** Options that the form itself lists: the tags of the gallery, the headings of an article. */
function ownReferences(tags: unknown, content: unknown = ''): Record<string, Option[]> {
  const { headings } = markdownParts(String(content))
  const named = headings.filter(({ depth }) => depth === 2).map(({ text }) => text)
  const asOptions = (all: unknown[]) =>
    all.map((one) => ({ value: String(one), label: String(one) }))
  return { tags: asOptions(Array.isArray(tags) ? tags : []), headings: asOptions(named) }
}

/** The form of a file: every field of its schema, with the errors of the check. */
export const FileForm = memo(function FileForm(props: FileFormProps) {
  const { schema, values, issues, references, isOrdered, onChange } = props
  const { tags, content } = values
  const context = useMemo<FormContext>(() => {
    const all = { ...references, ...ownReferences(tags, content) }
    return { Field, references: all, issues, isOrdered }
  }, [references, tags, content, issues, isOrdered])
  const { properties = {} } = schema
  // The text of a file, which is most of it, comes after its title.
  const first = ['draft', 'title', 'content'].filter(
    (name) => properties.content && properties[name],
  )
  const ordered = [...first, ...Object.keys(properties)].map((name) => [name, properties[name]])
  return (
    <FormContext value={context}>
      <Fields
        schema={{ ...schema, properties: Object.fromEntries(ordered) }}
        path={[]}
        value={values}
        onChange={onChange}
      />
    </FormContext>
  )
})
