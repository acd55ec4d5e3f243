import { useState } from 'react'
import type { FieldPath, PictureEntry } from '../../protocol.ts'
import { EntryDialog } from '../entry-dialog.tsx'
import { thumbnail } from './thumbnail.ts'

type PictureLineProps = {
  picture: PictureEntry
  onOpen: (file: string, path: FieldPath) => void
  onDelete: () => void
}

const number = new Intl.NumberFormat('en')

/** A picture of the list: its size, and the fields that show it, or the button to delete it. */
export function PictureLine({ picture, onOpen, onDelete }: PictureLineProps) {
  const { name, size, bytes, uses } = picture
  const [isAsked, setIsAsked] = useState(false)
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
          {uses.map(({ label, field, at }) => (
            <li key={`${label} ${field}`}>
              <a
                href={`#${at.file}`}
                onClick={(event) => {
                  event.preventDefault()
                  onOpen(at.file, at.path)
                }}
              >
                {label}
              </a>{' '}
              <span>{field}</span>
            </li>
          ))}
        </ul>
        {uses.length === 0 && (
          <p>
            No page shows it.{' '}
            <button
              type="button"
              className="quiet"
              aria-label={`Delete ${name}`}
              onClick={() => setIsAsked(true)}
            >
              Delete
            </button>
          </p>
        )}
      </div>
      {isAsked && (
        <EntryDialog
          title={`Delete “${name}”?`}
          action="Delete"
          endpoint="pictures/delete"
          body={{ name }}
          onDone={async () => onDelete()}
          onClose={() => setIsAsked(false)}
        >
          <p>No page shows it. A copy stays in the folder data/editor/removed-pictures.</p>
        </EntryDialog>
      )}
    </li>
  )
}
