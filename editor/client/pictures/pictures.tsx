import { useState } from 'react'
import type { PictureEntry } from '../../protocol.ts'
import { Button, ChoiceButtons } from '../button.tsx'
import { PlaceLink } from '../issues.tsx'
import { ToolBar } from '../tools/tool-bar.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { DropZone } from './drop-zone.tsx'
import { thumbnail } from './thumbnail.ts'
import { UploadDialog } from './upload-dialog.tsx'

/** All pictures with the fields that show them; those that none shows can be deleted. */
export function Pictures() {
  const { answer, notice, ask, act, tell } = useAnswer<PictureEntry[]>('pictures')
  const [isUnused, setIsUnused] = useState(false)
  const [upload, setUpload] = useState<{ file?: File }>()
  const unused = answer?.filter(({ uses }) => uses.length === 0) ?? []
  const shown = isUnused ? unused : (answer ?? [])
  const filters = { [`All (${answer?.length ?? 0})`]: false, [`Unused (${unused.length})`]: true }
  const remove = ({ name }: PictureEntry) =>
    confirm(`Delete “${name}”? A copy stays in data/editor/removed-pictures.`) &&
    act('pictures/delete', { name }, `“${name}” is deleted.`)
  return (
    <DropZone onFile={(file) => setUpload({ file })}>
      <ToolBar title="Pictures" status={notice}>
        <Button className="save" onClick={() => setUpload({})}>
          Upload
        </Button>
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
          <PictureLine key={picture.name} picture={picture} onDelete={() => remove(picture)} />
        ))}
      </ul>
      {upload && (
        <UploadDialog
          first={upload.file}
          onDone={(name) => {
            tell(`“${name}” is uploaded. Choose it in the field that should show it.`)
            ask()
          }}
          onClose={() => setUpload(undefined)}
        />
      )}
    </DropZone>
  )
}

type PictureLineProps = { picture: PictureEntry; onDelete: () => void }

const number = new Intl.NumberFormat('en')

/** A picture of the list: its size, and the fields that show it, or the button to delete it. */
function PictureLine({ picture, onDelete }: PictureLineProps) {
  const { name, size, bytes, uses } = picture
  const pixels = size
    ? `${number.format(size.width)} × ${number.format(size.height)} pixels`
    : 'cannot be read'
  return (
    <li>
      <img src={thumbnail(name)} alt="" loading="lazy" />
      <div>
        <h2>{name}</h2>
        <p className="help">{`${pixels}, ${number.format(Math.ceil(bytes / 1024))} KB`}</p>
        <ul>
          {uses.map(({ label, where, ...place }) => (
            <li key={`${label} ${where}`}>
              <PlaceLink {...place} where={label} /> <span>{where}</span>
            </li>
          ))}
        </ul>
        {uses.length === 0 && (
          <p>
            No page shows it.{' '}
            <Button aria-label={`Delete ${name}`} onClick={onDelete}>
              Delete
            </Button>
          </p>
        )}
      </div>
    </li>
  )
}
