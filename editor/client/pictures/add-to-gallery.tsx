import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import Plus from '~icons/lucide/plus'
import { DialogButton } from '../button.tsx'
import type { FormContext } from '../field-schema.ts'
import { LabelledField } from '../labelled-field.tsx'
import { UploadDialog } from './upload-dialog.tsx'

type Item = { id: string }

/** The short form for a new picture in the gallery: the file, its description, a caption and a tag. */
export function AddToGallery({ formData, onChange, fieldPathId, registry }: FieldProps) {
  const { references } = registry.formContext as FormContext
  const { tags = [] } = references
  const items = (formData ?? []) as Item[]
  const [caption, setCaption] = useState('')
  const [chosen, setChosen] = useState('')
  const tag = chosen || (tags[0]?.value ?? '')
  const add = (name: string, alt: string) => {
    const isTaken = items.some((item) => item.id === name)
    const entry = {
      caption: caption.trim(),
      id: isTaken ? `${name}-${items.length + 1}` : name,
      tag,
      picture: { name, alt },
    }
    onChange([...items, entry], fieldPathId.path)
    setCaption('')
  }
  return (
    <DialogButton
      dialog={(onClose) => (
        <UploadDialog ratio={[1, 1]} hasAlt onDone={add} onClose={onClose}>
          <LabelledField label="Caption" value={caption} required onChange={setCaption} />
          <LabelledField label="Tag" value={tag} options={tags} onChange={setChosen} />
        </UploadDialog>
      )}
    >
      <Plus aria-hidden="true" /> Upload a picture to the gallery
    </DialogButton>
  )
}
