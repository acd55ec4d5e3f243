import { useContext, useState } from 'react'
import Plus from '~icons/lucide/plus'
import { FormContext } from '../form/field-props.ts'
import { LabelledField } from '../labelled-field.tsx'
import { FileInput } from './file-input.tsx'
import { UploadDialog } from './upload-dialog.tsx'

type AddToGalleryProps = { ids: unknown[]; onAdd: (item: object) => void }

/** The short form for a new picture in the gallery: its description, a caption and a tag. */
export function AddToGallery({ ids, onAdd }: AddToGalleryProps) {
  const { tags = [] } = useContext(FormContext).references
  const [file, setFile] = useState<File>()
  const [caption, setCaption] = useState('')
  const [chosen, setChosen] = useState('')
  const tag = chosen || (tags[0]?.value ?? '')
  return (
    <>
      <FileInput className="quiet" onFile={setFile}>
        <Plus aria-hidden="true" /> Upload a picture to the gallery
      </FileInput>
      {file && (
        <UploadDialog
          file={file}
          ratio={[1, 1]}
          hasAlt
          onDone={(name, alt) => {
            const id = ids.includes(name) ? `${name}-${ids.length + 1}` : name
            onAdd({ caption: caption.trim(), id, tag, picture: { name, alt } })
            setCaption('')
          }}
          onClose={() => setFile(undefined)}
        >
          <LabelledField label="Caption" value={caption} required onChange={setCaption} />
          <LabelledField label="Tag" value={tag} options={tags} onChange={setChosen} />
        </UploadDialog>
      )}
    </>
  )
}
