import { useRef } from 'react'
import type { FileState } from '../protocol.ts'
import './entry-dialog.css'

type HistoryProps = { saves: FileState['history']; onRestore: (at: string) => void }

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** A button that lists the saves of the open file by day, each with what it changed. */
export function History({ saves, onRestore }: HistoryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const days = Map.groupBy(saves, ({ at }) => DAY.format(new Date(at)))
  return (
    <>
      <button type="button" className="quiet" onClick={() => dialog.current?.showModal()}>
        History
      </button>
      <dialog ref={dialog} className="entry-dialog" aria-labelledby="history-title">
        <h2 id="history-title">What was saved on this computer</h2>
        {[...days].map(([day, saves]) => (
          <section key={day}>
            <h3>{day}</h3>
            <ul>
              {saves.map(({ at, changed }) => (
                <li key={at}>
                  {CLOCK.format(new Date(at))}: {changed.join(', ') || 'created'}{' '}
                  {changed.length > 0 && (
                    <button
                      type="button"
                      className="quiet"
                      onClick={() => {
                        dialog.current?.close()
                        onRestore(at)
                      }}
                    >
                      Show as it was before
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="acts">
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </dialog>
    </>
  )
}
