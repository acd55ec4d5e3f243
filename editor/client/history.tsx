import type { ReactNode } from 'react'
import type { SavedAction } from '../protocol.ts'
import { Button, DialogButton } from './button.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { restore, settle } from './store.ts'

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

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** The saves of a file by day, each with what it changed. */
export const History = ({ file, saves }: { file: string; saves: SavedAction[] }) => (
  <DialogButton
    dialog={(onClose) => (
      <EntryDialog title="What was saved on this computer" onClose={onClose}>
        {[...Map.groupBy(saves, ({ at }) => DAY.format(new Date(at)))].map(([day, saves]) => (
          <section key={day}>
            <h3>{day}</h3>
            <ul>
              {saves.map((save) => (
                <li key={save.at}>
                  {CLOCK.format(new Date(save.at))}: {save.changed.join(', ') || save.did}{' '}
                  {save.files.length > 1 && `(files: ${save.files.length}) `}
                  {save.did === 'changed' && (
                    <Button
                      onClick={() => {
                        onClose()
                        restore(save.at)
                      }}
                    >
                      Show as it was before
                    </Button>
                  )}{' '}
                  <TakeBack {...{ file, save, onClose }}>Take back</TakeBack>
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
