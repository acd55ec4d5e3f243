import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js'
import type { FieldProps } from '@rjsf/utils'
import type { FieldSchema } from '../field-schema.ts'
import { KiteField } from './kite-field.tsx'
import { PictureField } from './picture-field.tsx'

const Standard = getDefaultRegistry().fields.ObjectField

/** Fields that belong together; kites and pictures have their own editors. */
export function ObjectField(props: FieldProps) {
  const { editor } = props.schema as FieldSchema
  const isThere = props.required || props.formData !== undefined
  if (editor === 'kite' && isThere) return <KiteField {...props} />
  if (editor === 'picture' && isThere) return <PictureField {...props} />
  return Standard && <Standard {...props} />
}
