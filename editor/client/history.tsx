import type { SavedAction } from '../protocol.ts'
import { Button, type ButtonProps, DialogButton } from './button.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { restore, settle } from './store.ts'

type Props = ButtonProps & { file: string; save: SavedAction | undefined; onDone?: () => void }

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

const dayOf = (at: string) => DAY.format(new Date(at))
const clockOf = (at: string) => CLOCK.format(new Date(at))
/** The time of a save, with its day unless it is today. */
const timeOf = (at: string) =>
  dayOf(at) === DAY.format() ? clockOf(at) : `${clockOf(at)}, ${dayOf(at)}`

/** A button that takes a save back, once the owner has seen what goes. */
export const TakeBack = ({ file, save, onDone, ...button }: Props) =>
  save && (
    <DialogButton
      {...button}
      dialog={(onCancel) => (
        <EntryDialog
          title={`Undo the save of ${timeOf(save.at)}? Later changes stay.`}
          action="Take back"
          endpoint="undo"
          body={{ file, at: save.at }}
          onDone={(now) => {
            onDone?.()
            return settle(now, 'The save is undone. History takes that back.')
          }}
          onClose={onCancel}
        >
          <p>
            {save.changed.length > 0
              ? `What it changed: ${save.changed.join(', ')}`
              : 'What it created, changed or deleted:'}
          </p>
          <ul>
            {save.files.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </EntryDialog>
      )}
    />
  )

/** The saves of a file by day, each with what it changed. */
export const History = ({ file, saves }: { file: string; saves: SavedAction[] }) => (
  <DialogButton
    dialog={(onClose) => (
      <EntryDialog title="What was saved on this computer" onClose={onClose}>
        {[...Map.groupBy(saves, ({ at }) => dayOf(at))].map(([day, saves]) => (
          <section key={day}>
            <h3>{day}</h3>
            <ul>
              {saves.map((save) => (
                <li key={save.at} className="acts">
                  {clockOf(save.at)}: {save.undoes && `undid the save of ${timeOf(save.undoes)}: `}
                  {save.changed.join(', ') || save.did} {save.isUndone && '(undone) '}
                  {save.files.length > 1 && `(files: ${save.files.length})`}
                  {save.did === 'changed' && (
                    <Button
                      onClick={() => {
                        onClose()
                        restore(save.at)
                      }}
                    >
                      Show as it was before
                    </Button>
                  )}
                  {!save.isUndone && (
                    <TakeBack {...{ file, save }} onDone={onClose}>
                      Take back
                    </TakeBack>
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
