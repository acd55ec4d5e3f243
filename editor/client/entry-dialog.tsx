import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FileEntry, Folder, Issue, Overview } from '../protocol.ts'
import { type Refusal, request } from './request.ts'
import './entry-dialog.css'

/** What a dialog about an entry that exists gets. */
export type AboutEntry = {
  entry: FileEntry
  folder: Folder
  onDone: (now: Overview, notice: string) => Promise<void>
  onClose: () => void
}

type EntryDialogProps = {
  title: string
  /** The words of the button; without one, there is only the way out. */
  action?: string | undefined
  /** What the button asks the server, and what it sends. */
  endpoint: string
  body: object
  onDone: (now: Overview) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A question about an entry: closed by Escape, by “Cancel”, and when the server has done what it asks. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, action, endpoint, body, onDone, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      const now = await request<Overview>(endpoint, body)
      dialog.current?.close()
      await onDone(now)
    } catch (error) {
      setRefusal(error as Refusal)
      setIsBusy(false)
    }
  }
  const issues = (refusal?.body as { issues?: Issue[] } | undefined)?.issues ?? []
  return (
    <dialog ref={dialog} className="entry-dialog" aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {children}
        <div role="alert">
          {refusal && issues.length === 0 && <p className="error">{refusal.message}</p>}
          {issues.map(({ file, label, where, message }) => (
            <p className="error" key={`${file} ${where} ${message}`}>
              {[label, where].filter(Boolean).join(' › ')}: {message}
            </p>
          ))}
        </div>
        <div className="acts">
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            {action ? 'Cancel' : 'Close'}
          </button>
          {action && (
            <button type="submit" className="save" disabled={isBusy}>
              {action}
            </button>
          )}
        </div>
      </form>
    </dialog>
  )
}
