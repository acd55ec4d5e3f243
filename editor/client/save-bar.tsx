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
}

/** The name of the open file, whether it is saved, and the buttons to save and to undo. */
export function SaveBar({ entry, isUnsaved, errors, notice, undo, onSave, onUndo }: SaveBarProps) {
  const wrong = errors === 1 ? '1 thing needs a change' : `${errors} things need a change`
  const state = errors > 0 ? wrong : isUnsaved ? 'Not saved yet' : ''
  return (
    <header className="bar">
      <div>
        <p className="crumb">{entry.group}</p>
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
