import { useState } from 'react'
import { DeleteEntry } from './delete-entry.tsx'
import type { AboutEntry } from './entry-dialog.tsx'
import { NewEntryDialog } from './new-entry.tsx'
import { RenameEntry } from './rename-entry.tsx'

type EntryActionsProps = Omit<AboutEntry, 'onClose'> & { isUnsaved: boolean }

const DIALOGS = { Duplicate: NewEntryDialog, Rename: RenameEntry, Delete: DeleteEntry }

/** The buttons to duplicate, rename and delete the open entry, with their dialogs. */
export function EntryActions({ isUnsaved, ...props }: EntryActionsProps) {
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const Dialog = open && DIALOGS[open]
  return (
    <>
      {(Object.keys(DIALOGS) as (keyof typeof DIALOGS)[]).map((name) => {
        const isTooEarly = isUnsaved && name !== 'Delete'
        return (
          <button
            key={name}
            type="button"
            className="quiet"
            disabled={isTooEarly}
            title={isTooEarly ? 'Save first' : undefined}
            onClick={() => setOpen(name)}
          >
            {name}
          </button>
        )
      })}
      {Dialog && <Dialog {...props} onClose={() => setOpen(undefined)} />}
    </>
  )
}
