import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { useEffect } from 'react'
import { Kite } from '../../../app/ui/kite/kite.tsx'
import { KITE } from '../../blank.ts'
import type { FieldSchema } from '../field-schema.ts'
import { PictureField } from './picture-field.tsx'

const Standard = getDefaultRegistry().fields.ObjectField

/** Fields that belong together. */
export function ObjectField(props: FieldProps) {
  const { editor } = props.schema as FieldSchema
  const isThere = props.required || props.formData !== undefined
  if (editor === 'kite' && isThere) return <KiteField {...props} />
  if (editor === 'picture' && isThere) return <PictureField {...props} />
  return Standard && <Standard {...props} />
}

/** The fields of a kite beside its drawing. */
function KiteField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema } = props
  // A new entry of a list has none yet.
  useEffect(() => {
    const pattern = (schema.properties?.pattern as RJSFSchema | undefined)?.enum?.[0]
    if (!formData) onChange({ ...KITE, pattern }, fieldPathId.path)
  })
  return (
    <div className="kite">
      <Kite design={{ ...KITE, ...formData }} />
      {Standard && <Standard {...props} />}
    </div>
  )
}
