import type { ReactNode } from 'react'
import type { FileEntry } from '../protocol.ts'
import { Button } from './button.tsx'
import { type Draft, isUnsaved } from './drafts.ts'
import { History } from './history.tsx'
import { Saving } from './saving.tsx'
import { TakeBack } from './take-back.tsx'
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
  const [last] = saves
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
          {last && (
            <>
              <History saves={saves} file={entry.file} editor={editor} />
              <TakeBack file={entry.file} save={last} editor={editor}>
                Undo last save
              </TakeBack>
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
