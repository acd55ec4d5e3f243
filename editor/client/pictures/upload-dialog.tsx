import { type ReactNode, useMemo, useState } from 'react'
import { slugOf } from '../../../model/fields/slug.ts'
import { neededWidth } from '../../../model/picture-files.ts'
import { cropOf, type Focus, type Size } from '../../crop.ts'
import type { PictureEntry } from '../../protocol.ts'
import { MOST_BYTES, TOO_LARGE } from '../../upload-limit.ts'
import { EntryDialog } from '../entry-dialog.tsx'
import { CheckBox, LabelledField, SlugField } from '../labelled-field.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { CropField } from './crop-field.tsx'

type UploadProps = {
  ratio?: [number, number] | undefined
  /** The key of its field, which says how large it is shown. */
  field?: string
  hasAlt?: boolean
  onDone: (name: string, alt: string) => void
}

type UploadDialogProps = UploadProps & { file: File; onClose: () => void }

const MIDDLE: Focus = { x: 0.5, y: 0.5, zoom: 1 }

/** Asks for the crop of a picture, its name and what it shows, and writes it into the folder. */
export function UploadDialog(props: UploadDialogProps) {
  const { file, ratio, field = 'picture', hasAlt, onDone, onClose } = props
  // The server says what is wrong with a file that cannot be used.
  const { answer: size, error } = useAnswer<Size>('pictures/open', file)
  const src = useMemo(() => URL.createObjectURL(file), [file])
  const { answer: others = [] } = useAnswer<PictureEntry[]>('pictures')
  const [focus, setFocus] = useState(MIDDLE)
  const [name, setName] = useState(slugOf(file.name.replace(/\.\w+$/, '')))
  const [alt, setAlt] = useState('')
  const [replaced, setReplaced] = useState('')
  const crop = size && cropOf(size, ratio && ratio[0] / ratio[1], focus)
  const needed = crop && neededWidth(field, crop)
  const isTaken = others.some((one) => one.name.toLowerCase() === name)
  const query = new URLSearchParams({ name, replace: `${replaced === name}` })
  for (const [key, value] of Object.entries(crop ?? {})) query.set(key, `${value}`)
  return (
    <EntryDialog
      title="Upload a picture"
      action={size && 'Upload'}
      endpoint={`pictures/add?${query}`}
      body={file}
      onDone={() => onDone(name, alt.trim())}
      onClose={onClose}
    >
      <div role="alert">{error && <p className="error">{error}</p>}</div>
      {!size && !error && <p role="status">Reading the picture …</p>}
      {size && crop && (
        <>
          <CropField {...{ src, size, crop, focus }} onChange={setFocus} />
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
          <SlugField slug={name} onChange={setName} />
          {isTaken && (
            <CheckBox
              label="Replace the picture that has this name, wherever it is shown"
              required
              checked={replaced === name}
              onChange={(is) => setReplaced(is ? name : '')}
            />
          )}
        </>
      )}
    </EntryDialog>
  )
}

type PictureInputProps = UploadProps & { className?: string; children: ReactNode }

/** Uploads a picture that is chosen, or dropped on it: the file input, which cannot be seen, covers all of it. */
export function PictureInput({ className = '', children, ...upload }: PictureInputProps) {
  const [file, setFile] = useState<File>()
  return (
    <>
      <label className={`file-input ${className}`}>
        {children}
        <input
          type="file"
          // HEIC can be chosen too: the server then says how to convert it.
          accept="image/*,.heic,.heif"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            target.setCustomValidity(chosen && chosen.size > MOST_BYTES ? TOO_LARGE : '')
            if (target.reportValidity()) setFile(chosen)
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      {file && <UploadDialog {...upload} file={file} onClose={() => setFile(undefined)} />}
    </>
  )
}
