import { type ReactNode, startTransition, useActionState, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { FileEntry, Folder, Overview } from '../protocol.ts'
import { Button } from './button.tsx'
import { Issues } from './issues.tsx'
import { type HttpError, request } from './request.ts'

export type AboutEntry = { entry: FileEntry; folder: Folder; onClose: () => void }

type EntryDialogProps = {
  title: string
  /** The label of the submit button; without it, the dialog can only be closed. */
  action?: string | undefined
  endpoint?: string
  body?: object
  onDone?: (now: Overview) => unknown
  onClose: () => void
  children: ReactNode
}

/** A dialog about an entry. It closes on Escape, on “Cancel”, and once the server has done what it asks. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, action, endpoint, body = {}, onDone, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    dialog.current?.showModal()
    // A link in it leads to a form.
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])
  const [error, submit, isBusy] = useActionState(async () => {
    if (!action) return undefined
    try {
      const now = endpoint ? await request<Overview>(endpoint, body) : ({} as Overview)
      close()
      onDone?.(now)
      return undefined
    } catch (error) {
      return error as HttpError
    }
  }, undefined)
  const { issues = [] } = error ?? {}
  return createPortal(
    <dialog
      ref={dialog}
      className="entry-dialog"
      aria-label={title}
      // To React, a dialog that another one opens is inside it.
      onClose={(event) => {
        event.stopPropagation()
        onClose()
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          startTransition(submit)
        }}
      >
        <h2>{title}</h2>
        {children}
        <div role="alert">
          {error && issues.length === 0 && <p className="error">{error.message}</p>}
          <Issues issues={issues} />
        </div>
        <div className="acts">
          <Button onClick={close}>{action ? 'Cancel' : 'Close'}</Button>
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
