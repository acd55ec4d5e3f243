import { type ReactNode, useContext } from 'react'
import { Kite } from '../../../app/ui/kite/kite.tsx'
import type { KiteDesign } from '../../../model/fields/kite.ts'
import { choiceName, choiceOf } from '../../../model/form/form-fields.ts'
import { inWords } from '../../../model/form/in-words.ts'
import { blank, KITE } from '../../blank.ts'
import { Button } from '../button.tsx'
import { idOf } from '../focus-field.ts'
import { type FieldProps, FormContext, labelOf } from './field-props.ts'

type ObjectFieldProps = FieldProps<Record<string, unknown>>

/** Adds or removes a part of the file that may be left out. */
function OptionalButton({ schema, path, value, onChange }: ObjectFieldProps) {
  const does = value === undefined ? 'Add' : 'Remove'
  return (
    <Button
      id={value === undefined ? idOf(path) : undefined}
      aria-label={`${does} “${schema.title}”`}
      onClick={() => onChange(value === undefined ? blank(schema) : undefined, path)}
    >
      {does}
    </Button>
  )
}

/** Fields below each other. */
export function Fields({ schema, path, value, onChange }: ObjectFieldProps) {
  const { Field } = useContext(FormContext)
  return (
    <div className="fields">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <Field
          key={name}
          schema={field}
          path={[...path, name]}
          value={value?.[name] as never}
          required={schema.required?.includes(name)}
          onChange={onChange}
        />
      ))}
    </div>
  )
}

type GroupProps = ObjectFieldProps & { className?: string; children: ReactNode }

/** What belongs together, under its heading. */
export const Group = ({ className = 'group', children, ...props }: GroupProps) => (
  <fieldset className={className}>
    <legend>
      {labelOf(props)}
      {!props.required && <OptionalButton {...props} />}
    </legend>
    {props.schema.description && <p className="help">{props.schema.description}</p>}
    {children}
  </fieldset>
)

/** Fields that belong together; an entry of a list has its heading in the list. */
export function ObjectField(props: ObjectFieldProps) {
  const fields = (props.required || props.value !== undefined) && <Fields {...props} />
  return typeof props.path.at(-1) === 'number' ? fields : <Group {...props}>{fields}</Group>
}

/** One of several groups of fields, chosen by the value of one field. A block has been chosen already. */
export function ChoiceField(props: FieldProps<Record<string, string>>) {
  const { schema, path, value, onChange } = props
  const { discriminator, oneOf = [] } = schema
  const by = discriminator?.propertyName ?? ''
  const chosen = choiceOf(schema, value)
  const { [by]: choice, hidden, ...others } = chosen?.properties ?? {}
  if (by === 'block') return <Fields {...props} schema={{ ...chosen, properties: others }} />
  const names = oneOf.map((one) => choiceName(one, by))
  const choosing = { type: 'string', title: choice?.title ?? inWords(by), enum: names }
  const properties = { [by]: choosing, ...others }
  const change: typeof onChange = (changed, at) => {
    const isChoice = at.join() === [...path, by].join()
    if (isChoice) onChange(blank(choiceOf(schema, { [by]: changed }) ?? {}), path)
    else onChange(changed, at)
  }
  return (
    <Group {...props} required>
      <Fields {...props} schema={{ required: [by], ...chosen, properties }} onChange={change} />
    </Group>
  )
}

/** The fields of a kite beside its drawing. */
export const KiteField = (props: FieldProps<KiteDesign>) => (
  <div className="kite">
    <Kite design={{ ...KITE, ...props.value }} />
    <ObjectField {...props} />
  </div>
)
