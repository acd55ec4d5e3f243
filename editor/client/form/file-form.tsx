import { memo, useMemo } from 'react'
import { SOURCE } from '../../../model/form/form-fields.ts'
import { markdownParts } from '../../../model/markdown-parts.ts'
import type { Issue, Option } from '../../protocol.ts'
import type { Draft } from '../drafts.ts'
import { change, useStore } from '../store.ts'
import { Field } from './field.tsx'
import { FormContext } from './field-props.ts'
import { Fields } from './object-field.tsx'

type FileFormProps = { draft: Draft; issues: Issue[] }

/** Options that the form itself lists: the tags of galleries, the headings of an article. */
function ownReferences(blocks: unknown, content: unknown = ''): Record<string, Option[]> {
  const { headings } = markdownParts(String(content))
  const named = headings.filter(({ depth }) => depth === 2).map(({ text }) => text)
  const asOptions = (all: unknown[]) =>
    all.map((one) => ({ value: String(one), label: String(one) }))
  const tags = [blocks ?? []].flat().flatMap((block) => Object(block).tags ?? [])
  return { tags: asOptions(tags), headings: asOptions(named) }
}

const AS_TEXT = {
  properties: { [SOURCE]: { type: 'string', title: 'Text of the file', editor: 'lines' } },
  required: [SOURCE],
}

/** The form of a file: its text, or every field of its schema, with the errors of the check. */
export const FileForm = memo(function FileForm({ draft, issues }: FileFormProps) {
  const references = useStore(({ overview }) => overview?.references)
  const { saved, values } = draft
  const { blocks, content } = values
  const context = useMemo<FormContext>(() => {
    const all = { ...references, ...ownReferences(blocks, content) }
    return { Field, references: all, issues }
  }, [references, blocks, content, issues])
  return (
    <FormContext value={context}>
      <Fields
        schema={SOURCE in values ? AS_TEXT : saved.schema}
        path={[]}
        value={values}
        onChange={change}
      />
    </FormContext>
  )
})
