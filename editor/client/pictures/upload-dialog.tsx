import { type ReactNode, useState } from 'react'
import { neededWidth } from '../../../schemas/picture-files.ts'
import { cropOf, type Focus } from '../../crop.ts'
import type { PictureEntry, Upload } from '../../protocol.ts'
import { slugOf } from '../../slug.ts'
import { MOST_BYTES, TOO_LARGE } from '../../upload-limit.ts'
import { EntryDialog } from '../entry-dialog.tsx'
import { LabelledField } from '../labelled-field.tsx'
import { SlugField } from '../slug-field.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { CropField } from './crop-field.tsx'
import { DropZone } from './drop-zone.tsx'

type UploadDialogProps = {
  first?: File | undefined
  /** The aspect ratio of its place; undefined if any will do. */
  ratio?: [number, number] | undefined
  /** The key of its field, which says how large it is shown. */
  field?: string
  hasAlt?: boolean
  onDone: (name: string, alt: string) => void
  onClose: () => void
  children?: ReactNode
}

const MIDDLE: Focus = { x: 0.5, y: 0.5, zoom: 1 }

/** Asks for a picture, its crop, its name and what it shows, and writes it into the folder. */
export function UploadDialog(props: UploadDialogProps) {
  const { first, ratio, field = 'picture', hasAlt, onDone, onClose, children } = props
  const [file, setFile] = useState(first)
  const isTooLarge = file && file.size > MOST_BYTES
  // The server reads it: the browser itself never decodes the file.
  const asked = useAnswer<Upload>(!isTooLarge && file && 'pictures/open', file)
  const upload = isTooLarge || asked.isBusy ? undefined : asked.answer
  const error = isTooLarge ? TOO_LARGE : asked.error
  const [focus, setFocus] = useState(MIDDLE)
  const [typed, setTyped] = useState<string>()
  const [alt, setAlt] = useState('')
  const [replaced, setReplaced] = useState('')
  const { answer: others = [] } = useAnswer<PictureEntry[]>('pictures')
  const name = typed ?? slugOf(file?.name.replace(/\.\w+$/, '') ?? '')
  const same = others.find((one) => one.name.toLowerCase() === name)
  const crop = upload && cropOf(upload, ratio && ratio[0] / ratio[1], focus)
  const needed = crop && neededWidth(field, crop)
  const query = new URLSearchParams({ name, replace: `${replaced === name}` })
  for (const [key, value] of Object.entries(crop ?? {})) query.set(key, `${value}`)
  const choose = (next: File) => {
    setFile(next)
    setFocus(MIDDLE)
  }
  return (
    <EntryDialog
      title="Upload a picture"
      action={upload && 'Upload'}
      endpoint={`pictures/add?${query}`}
      body={file ?? {}}
      onDone={async () => onDone(name, alt.trim())}
      onClose={onClose}
    >
      <DropZone onFile={choose}>
        <label>
          {upload ? 'Another file' : 'Choose a file, or drop it here'}
          <input
            type="file"
            // HEIC can be chosen too: the server then says how to convert it.
            accept="image/*,.heic,.heif"
            onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
          />
        </label>
      </DropZone>
      <div role="alert">{error && <p className="error">{error}</p>}</div>
      {file && !upload && !error && <p role="status">Reading the picture …</p>}
      {upload && crop && (
        <>
          <CropField {...{ upload, crop, focus }} onChange={setFocus} />
          <p className="help" role="status">
            {`This part has ${crop.width} × ${crop.height} pixels.`}
            {needed && crop.width < needed
              ? ` It is shown up to ${needed} pixels wide and would look blurred: zoom out, or use a larger picture.`
              : ''}
          </p>
          {hasAlt && (
            <LabelledField
              label="Description"
              help="What it shows, for people who do not see it."
              value={alt}
              required
              onChange={setAlt}
            />
          )}
          {children}
          <SlugField slug={name} address="" onChange={setTyped} />
          {same && (
            <label className="check">
              <input
                type="checkbox"
                required
                checked={replaced === name}
                onChange={({ target }) => setReplaced(target.checked ? name : '')}
              />
              Replace the picture that has this name, wherever it is shown
            </label>
          )}
        </>
      )}
    </EntryDialog>
  )
}
