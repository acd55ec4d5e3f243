import { useState } from 'react'
import type { PictureEntry } from '../../protocol.ts'
import { ChoiceButtons } from '../button.tsx'
import { ToolBar } from '../tools/tool-bar.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { DropZone } from './drop-zone.tsx'
import { PictureLine } from './picture-line.tsx'
import { UploadDialog } from './upload-dialog.tsx'

/** All pictures with the fields that show them; those that none shows can be deleted. */
export function Pictures() {
  const { answer, error, ask } = useAnswer<PictureEntry[]>('pictures')
  const [isUnused, setIsUnused] = useState(false)
  const [upload, setUpload] = useState<{ file?: File }>()
  const [notice, setNotice] = useState('')
  const unused = answer?.filter(({ uses }) => uses.length === 0) ?? []
  const shown = isUnused ? unused : (answer ?? [])
  const filters = { [`All (${answer?.length ?? 0})`]: false, [`Unused (${unused.length})`]: true }
  const settle = (notice: string) => {
    setNotice(notice)
    ask()
  }
  return (
    <DropZone onFile={(file) => setUpload({ file })}>
      <ToolBar title="Pictures" status={error ?? notice}>
        <button type="button" className="save" onClick={() => setUpload({})}>
          Upload
        </button>
      </ToolBar>
      <div className="find">
        <ChoiceButtons
          label="Which pictures"
          options={filters}
          chosen={isUnused}
          onChoose={setIsUnused}
        />
      </div>
      {answer && shown.length === 0 && <p className="nothing">Every picture is shown somewhere.</p>}
      <ul className="picture-list">
        {shown.map((picture) => (
          <PictureLine
            key={picture.name}
            picture={picture}
            onDelete={() => settle(`“${picture.name}” is deleted.`)}
          />
        ))}
      </ul>
      {upload && (
        <UploadDialog
          first={upload.file}
          onDone={(name) =>
            settle(`“${name}” is uploaded. Choose it in the field that should show it.`)
          }
          onClose={() => setUpload(undefined)}
        />
      )}
    </DropZone>
  )
}
