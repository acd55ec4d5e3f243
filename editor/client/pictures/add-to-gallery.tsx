import { useContext, useState } from 'react'
import Plus from '~icons/lucide/plus'
import { FormContext } from '../form/field-props.ts'
import { LabelledField } from '../labelled-field.tsx'
import { PictureInput } from './upload-dialog.tsx'

type AddToGalleryProps = { ids: unknown[]; onAdd: (item: object) => void }

/** The short form for a new picture in the gallery: its description, a caption and a tag. */
export function AddToGallery({ ids, onAdd }: AddToGalleryProps) {
  const { tags = [] } = useContext(FormContext).references
  const [caption, setCaption] = useState('')
  const [chosen, setChosen] = useState('')
  const tag = chosen || (tags[0]?.value ?? '')
  return (
    <PictureInput
      className="quiet"
      ratio={[1, 1]}
      hasAlt
      fields={
        <>
          <LabelledField label="Caption" value={caption} required onChange={setCaption} />
          <LabelledField label="Tag" value={tag} options={tags} onChange={setChosen} />
        </>
      }
      onDone={(name, alt) => {
        const id = ids.includes(name) ? `${name}-${ids.length + 1}` : name
        onAdd({ caption: caption.trim(), id, tag, picture: { name, alt } })
        setCaption('')
      }}
    >
      <Plus aria-hidden="true" /> Upload a picture to the gallery
    </PictureInput>
  )
}
