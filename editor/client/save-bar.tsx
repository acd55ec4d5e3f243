import type { ReactNode } from 'react'
import type { FileEntry, FileState } from '../protocol.ts'
import { Button, DialogButton } from './button.tsx'
import { type Draft, isUnsaved } from './drafts.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { Saving } from './saving.tsx'
import type { useEditor } from './use-editor.ts'

type SaveBarProps = {
  entry: FileEntry
  draft: Draft
  editor: ReturnType<typeof useEditor>
  children: ReactNode
}

/** The name of the open file and the buttons to undo, then a bar that stays in sight: Save, and whether it is saved. */
export function SaveBar({ entry, draft, editor, children }: SaveBarProps) {
  const saves = draft.saved.history
  return (
    <>
      <header className="title">
        <div className="crumb">
          {entry.group}
          {children}
          {isUnsaved(draft) && <Button onClick={editor.discard}>Discard changes</Button>}
          {!isUnsaved(draft) && draft.dropped && (
            <Button onClick={editor.bringBack}>Bring back what was discarded</Button>
          )}
          {saves.length > 0 && (
            <>
              <History saves={saves} onRestore={editor.restore} />
              <Button onClick={() => editor.undo(entry.file)}>Undo last save</Button>
            </>
          )}
        </div>
        <h1>{entry.label}</h1>
      </header>
      <div className="bar save-bar">
        <Saving {...{ draft, editor }} />
      </div>
    </>
  )
}

type HistoryProps = { saves: FileState['history']; onRestore: (at: string) => void }

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** The saves of the open file by day, each with what it changed. */
const History = ({ saves, onRestore }: HistoryProps) => (
  <DialogButton
    dialog={(onClose) => (
      <EntryDialog title="What was saved on this computer" onClose={onClose}>
        {[...Map.groupBy(saves, ({ at }) => DAY.format(new Date(at)))].map(([day, saves]) => (
          <section key={day}>
            <h3>{day}</h3>
            <ul>
              {saves.map(({ at, changed }) => (
                <li key={at}>
                  {CLOCK.format(new Date(at))}: {changed.join(', ') || 'created'}{' '}
                  {changed.length > 0 && (
                    <Button
                      onClick={() => {
                        onClose()
                        onRestore(at)
                      }}
                    >
                      Show as it was before
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </EntryDialog>
    )}
  >
    History
  </DialogButton>
)
