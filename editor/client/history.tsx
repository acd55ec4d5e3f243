import type { SavedAction } from '../protocol.ts'
import { Button, DialogButton } from './button.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { restore } from './store.ts'
import { TakeBack } from './take-back.tsx'

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
