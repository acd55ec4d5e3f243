import { type ComponentType, createContext } from 'react'
import type { Path } from '../../../model/content-issue.ts'
import type { FormSchema } from '../../../model/form/form-fields.ts'
import type { Issue, Option } from '../../protocol.ts'
import { idOf } from '../focus-field.ts'

export type FieldProps<Value = never> = {
  schema: FormSchema
  path: Path
  value?: Value | undefined
  required?: boolean | undefined
  /** Whether errors stand below it. */
  isWrong?: boolean
  /** Is called with what this field, or one in it, becomes: undefined is left out of the file. */
  onChange: (value: unknown, path: Path) => void
}

/** What every field of a form can read. */
export type FormContext = {
  /** Draws a field within another one. */
  Field: ComponentType<FieldProps>
  references: Record<string, Option[]>
  issues: Issue[]
}

export const FormContext = createContext({} as FormContext)

/** The name of a field: an entry of a list has its number. */
export const labelOf = ({ schema, path }: FieldProps<unknown>) =>
  schema.title ?? `${Number(path.at(-1)) + 1}`

export const labelId = (field: string) => `${field}-label`

/** What every control of a field has: its id, and the help and errors that describe it. */
export const controlProps = ({ path, schema, isWrong, required }: FieldProps<unknown>) => {
  const id = idOf(path)
  const described = [schema.description && `${id}-help`, isWrong && `${id}-errors`]
  return {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': isWrong || undefined,
    'aria-required': required || undefined,
  }
}
