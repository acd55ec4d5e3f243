import type { FieldProps } from '@rjsf/utils'
import { blank } from '../../blank.ts'
import type { FormSchema } from '../../schema.ts'
import { Button } from '../button.tsx'

/** Adds or removes a part of the file that may be left out. */
export function OptionalField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const title = schema.title ?? name
  const isThere = formData !== undefined
  return (
    <Button
      id={isThere ? undefined : fieldPathId.$id}
      aria-label={`${isThere ? 'Remove' : 'Add'} “${title}”`}
      onClick={() => onChange(isThere ? undefined : blank(schema as FormSchema), fieldPathId.path)}
    >
      {isThere ? 'Remove' : 'Add'}
    </Button>
  )
}
