import type { FileEntry } from '../protocol.ts'
import { draggable } from './draggable.ts'
import { EntryButtons } from './entry-buttons.tsx'
import { open, reorder } from './store.ts'

type FileLineProps = {
  entry: FileEntry
  isOpen: boolean
  isUnsaved: boolean
  /** All files of its folder in their order, if it has one. */
  siblings: FileEntry[]
}

/** A file in the list: a click opens it; if its folder has an order, buttons or dragging move it. */
export function FileLine({ entry, isOpen, isUnsaved, siblings }: FileLineProps) {
  const { file, label, mark, orderedIn = '' } = entry
  const names = siblings.map((one) => one.file)
  const place = names.indexOf(file)
  const move = (moved: string, to: number) =>
    reorder(names.filter((name) => name !== moved).toSpliced(to, 0, moved))
  const drag = draggable(orderedIn, file, (dropped) => move(dropped, place))
  const isOrdered = siblings.length > 1
  return (
    <li {...(isOrdered && { ...drag.source, ...drag.target })}>
      <button
        type="button"
        className="name"
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => open(file)}
      >
        {label}
        {isUnsaved && (
          <span role="img" aria-label="not saved">
            ◆
          </span>
        )}
      </button>
      {mark && <small>{mark}</small>}
      {isOrdered && (
        <EntryButtons
          title={label}
          acts={{
            'Move up': place > 0 && (() => move(file, place - 1)),
            'Move down': place < names.length - 1 && (() => move(file, place + 1)),
          }}
        />
      )}
    </li>
  )
}
