import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js'
import type { FieldProps } from '@rjsf/utils'
import { createContext, useMemo } from 'react'
import type { FieldSchema } from '../field-schema.ts'
import { AddToGallery } from '../pictures/add-to-gallery.tsx'

const Standard = getDefaultRegistry().fields.ArrayField

type Entries = readonly unknown[]

/** Changes the entries of the surrounding list. */
export const ChangeList = createContext<(change: (entries: Entries) => Entries) => void>(() => {})

/** A list. An optional one that becomes empty is left out of the file. */
export function ListField(props: FieldProps) {
  const { schema, formData, onChange, fieldPathId, required } = props
  const path = fieldPathId.path
  const changeList = useMemo(
    () => (change: (entries: Entries) => Entries) => onChange(change(formData ?? []), path),
    [formData, onChange, path],
  )
  const change: FieldProps['onChange'] = (value, changed, ...rest) => {
    const isEmpty = changed.length === path.length && Array.isArray(value) && value.length === 0
    onChange(isEmpty && !required ? undefined : value, changed, ...rest)
  }
  return (
    Standard && (
      <ChangeList value={changeList}>
        <Standard {...props} onChange={change} />
        {(schema as FieldSchema).editor === 'gallery' && <AddToGallery {...props} />}
      </ChangeList>
    )
  )
}
