import Form from '@rjsf/core/lib/components/Form.js'
import { ErrorSchemaBuilder } from '@rjsf/utils'
import { memo, useMemo } from 'react'
import { markdownParts } from '../../schemas/markdown-parts.ts'
import type { Issue, Option } from '../protocol.ts'
import type { FormContext } from './field-schema.ts'
import { BooleanField } from './fields/boolean-field.tsx'
import { ChoiceField } from './fields/choice-field.tsx'
import { LineField } from './fields/line-field.tsx'
import { ListField } from './fields/list-field.tsx'
import { ObjectField } from './fields/object-field.tsx'
import { OptionalField } from './fields/optional-field.tsx'
import { StringField } from './fields/string-field.tsx'
import { ID_PREFIX, ID_SEPARATOR } from './focus-field.ts'
import { FieldTemplate } from './templates/field-template.tsx'
import { ListEntry } from './templates/list-entry.tsx'
import { ListTemplate } from './templates/list-template.tsx'
import { ObjectTemplate } from './templates/object-template.tsx'
import { NO_DEFAULTS, validator } from './validator.ts'

type Values = Record<string, unknown>

type FileFormProps = {
  schema: object
  values: Values
  issues: Issue[]
  references: Record<string, Option[]>
  isOrdered: boolean
  onChange: (values: Values) => void
}

const fields = {
  ArrayField: ListField,
  BooleanField,
  NumberField: LineField,
  ObjectField,
  OneOfField: ChoiceField,
  OptionalDataControlsField: OptionalField,
  StringField,
}

const templates = {
  ArrayFieldItemTemplate: ListEntry,
  ArrayFieldTemplate: ListTemplate,
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
}

const UI = {
  'ui:globalOptions': { copyable: true, enableOptionalDataFieldForType: ['object' as const] },
}

/** Of a file whose text is most of it, the text comes after its title. */
const UI_OF_TEXT = { ...UI, 'ui:order': ['draft', 'title', 'content', '*'] }

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
  const own = useMemo(() => JSON.stringify(ownReferences(tags, content)), [tags, content])
  const formContext = useMemo<FormContext>(
    () => ({ references: { ...references, ...JSON.parse(own) }, isOrdered, issues }),
    [references, own, isOrdered, issues],
  )
  const extraErrors = useMemo(() => {
    const errors = new ErrorSchemaBuilder()
    for (const { path, message, severity } of issues)
      if (severity !== 'warning') errors.addErrors(message, path)
    return errors.ErrorSchema
  }, [issues])
  return (
    <Form
      tagName="div"
      schema={schema}
      formData={values}
      extraErrors={extraErrors}
      formContext={formContext}
      uiSchema={'content' in values ? UI_OF_TEXT : UI}
      fields={fields}
      templates={templates}
      validator={validator}
      idPrefix={ID_PREFIX}
      idSeparator={ID_SEPARATOR}
      experimental_defaultFormStateBehavior={NO_DEFAULTS}
      noValidate
      showErrorList={false}
      onChange={({ formData }) => onChange(formData)}
    >
      {/* Replaces RJSF's submit button. */}
      <span hidden />
    </Form>
  )
})
