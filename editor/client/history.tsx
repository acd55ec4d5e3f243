import { useState } from 'react'
import type { FileState } from '../protocol.ts'
import { EntryDialog } from './entry-dialog.tsx'

type HistoryProps = { saves: FileState['history']; onRestore: (at: string) => void }

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** A button that lists the saves of the open file by day, each with what it changed. */
export function History({ saves, onRestore }: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const days = Map.groupBy(saves, ({ at }) => DAY.format(new Date(at)))
  const restore = (at: string) => {
    setIsOpen(false)
    onRestore(at)
  }
  return (
    <>
      <button type="button" className="quiet" onClick={() => setIsOpen(true)}>
        History
      </button>
      {isOpen && (
        <EntryDialog title="What was saved on this computer" onClose={() => setIsOpen(false)}>
          {[...days].map(([day, saves]) => (
            <section key={day}>
              <h3>{day}</h3>
              <ul>
                {saves.map(({ at, changed }) => (
                  <li key={at}>
                    {CLOCK.format(new Date(at))}: {changed.join(', ') || 'created'}{' '}
                    {changed.length > 0 && (
                      <button type="button" className="quiet" onClick={() => restore(at)}>
                        Show as it was before
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </EntryDialog>
      )}
    </>
  )
}
