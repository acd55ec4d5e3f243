import { type ReactNode, useState } from 'react'
import { MOST_BYTES, TOO_LARGE } from '../../upload-limit.ts'
import { UploadDialog, type UploadProps } from './upload-dialog.tsx'

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
