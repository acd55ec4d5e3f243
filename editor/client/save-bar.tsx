import type { ReactNode } from 'react'
import type { FileEntry } from '../protocol.ts'

type SaveBarProps = {
  entry: FileEntry
  isUnsaved: boolean
  errors: number
  notice: string
  /** What undo takes back. */
  undo: string | undefined
  onSave: () => void
  onUndo: () => void
  /** More buttons, for the file itself. */
  children: ReactNode
}

/** The name of the open file, whether it is saved, and the buttons to save and to undo. */
export function SaveBar(props: SaveBarProps) {
  const { entry, isUnsaved, errors, notice, undo, onSave, onUndo, children } = props
  const wrong = errors === 1 ? '1 thing needs a change' : `${errors} things need a change`
  const state = errors > 0 ? wrong : isUnsaved ? 'Not saved yet' : ''
  return (
    <header className="bar">
      <div>
        <div className="crumb">
          {entry.group}
          {children}
        </div>
        <h1>{entry.label}</h1>
      </div>
      <div className="acts">
        {undo && (
          <button
            type="button"
            className="quiet"
            title={`Undo the last save: ${undo}`}
            onClick={onUndo}
          >
            Undo last save
          </button>
        )}
        <button type="button" className="save" disabled={!isUnsaved} onClick={onSave}>
          Save
        </button>
      </div>
      <p className="status" role="status">
        {[notice, state].filter(Boolean).join(' · ')}
      </p>
    </header>
  )
}
