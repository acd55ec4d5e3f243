import type { DragEvent } from 'react'
import type { FileEntry } from '../protocol.ts'
import { EntryButtons } from './templates/entry-buttons.tsx'

type FileLineProps = {
  entry: FileEntry
  isOpen: boolean
  isUnsaved: boolean
  siblings: FileEntry[]
  onOpen: (file: string) => void
  onMove: (entry: FileEntry, to: FileEntry | undefined) => void
}

/** The data type that marks a drag within the list; its value is the file. */
const DRAGGED = 'application/x-content-file'

/** A file in the list: a click opens it; if its folder has an order, buttons or dragging move it. */
export function FileLine({ entry, isOpen, isUnsaved, siblings, onOpen, onMove }: FileLineProps) {
  const { file, label, mark } = entry
  const place = siblings.findIndex((one) => one.file === file)
  const before = siblings[place - 1]
  const after = siblings[place + 1]
  const drop = (event: DragEvent) => {
    const dragged = siblings.find((one) => one.file === event.dataTransfer.getData(DRAGGED))
    if (!dragged) return
    event.preventDefault()
    onMove(dragged, entry)
  }
  return (
    <li
      draggable={siblings.length > 0}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, file)}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={drop}
    >
      <button
        type="button"
        className="name"
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => onOpen(file)}
      >
        {label}
        {isUnsaved && (
          <span role="img" aria-label="not saved">
            ◆
          </span>
        )}
      </button>
      {mark && <span className="mark">{mark}</span>}
      {siblings.length > 1 && (
        <EntryButtons
          title={label}
          acts={{
            'Move up': before && (() => onMove(entry, before)),
            'Move down': after && (() => onMove(entry, after)),
          }}
        />
      )}
    </li>
  )
}
