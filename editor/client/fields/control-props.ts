import type { FieldProps } from '@rjsf/utils'

/** The id of a field's label. */
export const labelId = (field: string) => `${field}-label`

/** What every control of a field has: its id, and the help and errors that describe it. */
export const controlProps = ({ fieldPathId, schema, rawErrors, required }: FieldProps) => {
  const id = fieldPathId.$id
  const described = [schema.description && `${id}-help`, rawErrors?.length && `${id}-errors`]
  return {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': rawErrors?.length ? true : undefined,
    'aria-required': required || undefined,
  }
}
