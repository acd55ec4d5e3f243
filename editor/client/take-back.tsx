import type { ReactNode } from 'react'
import type { SavedAction } from '../protocol.ts'
import { Button, DialogButton } from './button.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import type { useEditor } from './use-editor.ts'

type TakeBackProps = {
  file: string
  save: SavedAction
  editor: Pick<ReturnType<typeof useEditor>, 'settle' | 'undo'>
  /** Closes the dialog that the button is in. */
  onClose?: () => void
  children: ReactNode
}

/** A button that takes a save back: of several files only once the owner has seen which. */
export function TakeBack({ file, save, editor, onClose, children }: TakeBackProps) {
  const { at, files } = save
  if (files.length === 1)
    return (
      <Button
        onClick={() => {
          onClose?.()
          editor.undo(file, at)
        }}
      >
        {children}
      </Button>
    )
  return (
    <DialogButton
      dialog={(onCancel) => (
        <EntryDialog
          title={`Take this save back? Files: ${files.length}.`}
          action="Take back"
          endpoint="undo"
          body={{ file, at }}
          onDone={(now) => {
            onClose?.()
            return editor.settle(now, 'The save is undone.')
          }}
          onClose={onCancel}
        >
          <p className="help">What has changed in them since stays.</p>
          <ul>
            {files.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </EntryDialog>
      )}
    >
      {children}
    </DialogButton>
  )
}
