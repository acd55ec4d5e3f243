import type { ReactNode } from 'react'
import { MOST_BYTES, TOO_LARGE } from '../../upload-limit.ts'

type FileInputProps = { className?: string; onFile: (file: File) => void; children: ReactNode }

/** Takes a picture that is chosen, or dropped on it: the file input, which cannot be seen, covers all of it. */
export const FileInput = ({ className = '', onFile, children }: FileInputProps) => (
  <label className={`file-input ${className}`}>
    {children}
    <input
      type="file"
      // HEIC can be chosen too: the server then says how to convert it.
      accept="image/*,.heic,.heif"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        target.setCustomValidity(file && file.size > MOST_BYTES ? TOO_LARGE : '')
        if (target.reportValidity() && file) onFile(file)
        // The same file can be chosen again.
        target.value = ''
      }}
    />
  </label>
)
