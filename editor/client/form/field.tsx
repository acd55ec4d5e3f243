import { type ComponentType, useContext } from 'react'
import { idOf } from '../focus-field.ts'
import * as controls from './controls.tsx'
import { FieldIssues } from './field-issues.tsx'
import { type FieldProps, FormContext, labelId, labelOf } from './field-props.ts'
import { ListField } from './list-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { ChoiceField, KiteField, ObjectField } from './object-field.tsx'
import { PictureField } from './picture-field.tsx'

/** Controls by the editor that a schema names, or else by its type. */
const CONTROLS: Record<string, ComponentType<FieldProps>> = {
  colour: controls.Swatches,
  drawing: controls.DrawingField,
  kite: KiteField,
  markdown: MarkdownField,
  pattern: controls.Swatches,
  picture: PictureField,
  array: ListField,
  boolean: controls.BooleanField,
  integer: controls.LineField,
  number: controls.LineField,
  object: ObjectField,
}

function controlOf({ schema, value, required }: FieldProps): ComponentType<FieldProps> {
  const { type = '', editor = '', format, pattern, reference } = schema
  if (schema.oneOf) return ChoiceField
  // A part that may be left out has a button that adds it.
  if (type === 'object' && value === undefined && !required) return ObjectField
  const special = CONTROLS[editor] ?? CONTROLS[type]
  if (special) return special
  if (format === 'date' || pattern?.startsWith('^#') || reference === 'pages')
    return controls.LineField
  return schema.enum || reference ? controls.SelectField : controls.TextField
}

/** A field: its label and help above, its errors below. */
export function Field(props: FieldProps) {
  const { schema, path, required } = props
  const { issues } = useContext(FormContext)
  const id = idOf(path)
  const isWrong = issues.some(
    (issue) => issue.path?.join() === path.join() && issue.severity !== 'warning',
  )
  // The order of entries is changed in the list of files instead.
  if (id === idOf(['order']) && !isWrong) return null
  const Control = controlOf(props)
  // What has fields of its own, or a box, has its name there.
  const isLabelled = !/array|boolean|object/.test(schema.type ?? 'object')
  const isNumbered = typeof path.at(-1) === 'number' && !schema.title
  return (
    <div className="field" data-wrong={isWrong || undefined}>
      {isLabelled && (
        <label id={labelId(id)} htmlFor={id} className={isNumbered ? 'visually-hidden' : undefined}>
          {labelOf(props)}
          {!required && <small> optional</small>}
        </label>
      )}
      {isLabelled && schema.description && (
        <p className="help" id={`${id}-help`}>
          {schema.description}
        </p>
      )}
      <Control {...props} isWrong={isWrong} />
      <FieldIssues {...props} />
    </div>
  )
}
