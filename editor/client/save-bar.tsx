import type { ReactNode } from 'react'
import type { FileEntry, FileState } from '../protocol.ts'
import { History } from './history.tsx'

type SaveBarProps = {
  entry: FileEntry
  isUnsaved: boolean
  errors: number
  notice: string
  /** The saves of the file, the latest first: undo takes that one back. */
  saves: FileState['history']
  onSave: () => void
  onUndo: () => void
  onDiscard: () => void
  onRestore: (at: string) => void
  /** More buttons, for the file itself. */
  children: ReactNode
}

/** The name of the open file and the buttons to undo, then a bar that stays in sight: Save, and whether it is saved. */
export function SaveBar(props: SaveBarProps) {
  const { entry, isUnsaved, errors, notice, saves, onSave, onUndo, onDiscard, onRestore } = props
  const wrong = errors === 1 ? '1 thing needs a change' : `${errors} things need a change`
  const state = errors > 0 ? wrong : isUnsaved ? 'Not saved yet' : ''
  return (
    <>
      <header className="title">
        <div className="crumb">
          {entry.group}
          {props.children}
          {isUnsaved && (
            <button type="button" className="quiet" onClick={onDiscard}>
              Discard changes
            </button>
          )}
          {saves.length > 0 && (
            <>
              <History saves={saves} onRestore={onRestore} />
              <button type="button" className="quiet" onClick={onUndo}>
                Undo last save
              </button>
            </>
          )}
        </div>
        <h1>{entry.label}</h1>
      </header>
      <div className="bar save-bar">
        <p className="status" role="status">
          {[notice, state].filter(Boolean).join(' · ')}
        </p>
        <button type="button" className="save" disabled={!isUnsaved} onClick={onSave}>
          Save
        </button>
      </div>
    </>
  )
}
