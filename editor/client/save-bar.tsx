import type { ReactNode } from 'react'
import { isError } from '../../schemas/content-issue.ts'
import type { FileEntry } from '../protocol.ts'
import { Button } from './button.tsx'
import { type Draft, isUnsaved } from './drafts.ts'
import { History } from './history.tsx'
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
  const errors = editor.issues.listed.filter(isError).length
  const wrong = errors === 1 ? '1 thing needs a change' : `${errors} things need a change`
  const state = errors > 0 ? wrong : isUnsaved(draft) ? 'Not saved yet' : ''
  return (
    <>
      <header className="title">
        <div className="crumb">
          {entry.group}
          {children}
          {isUnsaved(draft) && <Button onClick={editor.reload}>Discard changes</Button>}
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
        <p className="status" role="status">
          {[editor.notice, state].filter(Boolean).join(' · ')}
        </p>
        <Button className="save" disabled={!isUnsaved(draft)} onClick={() => editor.save()}>
          Save
        </Button>
      </div>
    </>
  )
}
