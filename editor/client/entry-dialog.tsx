import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { FileEntry, Folder, Issue, Overview } from '../protocol.ts'
import { Button } from './button.tsx'
import { Issues } from './issues.tsx'
import { type HttpError, request } from './request.ts'
import './entry-dialog.css'

/** The props of a dialog about an existing entry. */
export type AboutEntry = {
  entry: FileEntry
  folder: Folder
  onDone: (now: Overview, notice: string) => Promise<void>
  onClose: () => void
}

type EntryDialogProps = {
  title: string
  /** The label of the submit button; without it, the dialog can only be closed. */
  action?: string | undefined
  endpoint?: string
  body?: object
  onDone?: (now: Overview) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A dialog about an entry. It closes on Escape, on “Cancel”, and once the server has done what it asks. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, action, endpoint, body = {}, onDone, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [error, setError] = useState<HttpError>()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
    // A link in it leads to a form.
    const close = () => dialog.current?.close()
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!action) return
    setIsBusy(true)
    try {
      const now = endpoint ? await request<Overview>(endpoint, body) : ({} as Overview)
      dialog.current?.close()
      await onDone?.(now)
    } catch (error) {
      setError(error as HttpError)
      setIsBusy(false)
    }
  }
  const issues = (error?.body as { issues?: Issue[] } | undefined)?.issues ?? []
  return createPortal(
    <dialog
      ref={dialog}
      className="entry-dialog"
      aria-labelledby={id}
      // To React, a dialog that another one opens is inside it.
      onClose={(event) => {
        event.stopPropagation()
        onClose()
      }}
    >
      <form onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {children}
        <div role="alert">
          {error && issues.length === 0 && <p className="error">{error.message}</p>}
          <Issues issues={issues} />
        </div>
        <div className="acts">
          <Button onClick={() => dialog.current?.close()}>{action ? 'Cancel' : 'Close'}</Button>
          {action && (
            <button type="submit" className="save" disabled={isBusy}>
              {action}
            </button>
          )}
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
