import { useState } from 'react'
import { DeleteEntry } from './delete-entry.tsx'
import type { AboutEntry } from './entry-dialog.tsx'
import { RenameEntry } from './rename-entry.tsx'

type EntryActionsProps = Omit<AboutEntry, 'onClose'> & { isUnsaved: boolean }

const DIALOGS = { Rename: RenameEntry, Delete: DeleteEntry }

/** The buttons to rename and to delete the open entry, with their dialogs. */
export function EntryActions({ isUnsaved, ...props }: EntryActionsProps) {
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const Dialog = open && DIALOGS[open]
  return (
    <>
      <button
        type="button"
        className="quiet"
        disabled={isUnsaved}
        title={isUnsaved ? 'Save first' : undefined}
        onClick={() => setOpen('Rename')}
      >
        Rename
      </button>
      <button type="button" className="quiet" onClick={() => setOpen('Delete')}>
        Delete
      </button>
      {Dialog && <Dialog {...props} onClose={() => setOpen(undefined)} />}
    </>
  )
}
