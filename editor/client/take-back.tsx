import type { ReactNode } from 'react'
import type { SavedAction } from '../protocol.ts'
import { DialogButton } from './button.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { settle } from './store.ts'

type TakeBackProps = {
  file: string
  save: SavedAction
  /** Closes the dialog that the button is in. */
  onClose?: () => void
  className?: string
  children: ReactNode
}

/** A button that takes a save back, once the owner has seen all its files. */
export const TakeBack = ({ file, save, onClose, ...button }: TakeBackProps) => (
  <DialogButton
    {...button}
    dialog={(onCancel) => (
      <EntryDialog
        title={`Take this save back? Files: ${save.files.length}.`}
        action="Take back"
        endpoint="undo"
        body={{ file, at: save.at }}
        onDone={(now) => {
          onClose?.()
          return settle(now, 'The save is undone.')
        }}
        onClose={onCancel}
      >
        <p className="help">What has changed since stays.</p>
        <ul>
          {save.files.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </EntryDialog>
    )}
  />
)
