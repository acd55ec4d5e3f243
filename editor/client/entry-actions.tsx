import { DialogButton } from './button.tsx'
import { DeleteEntry } from './delete-entry.tsx'
import type { AboutEntry } from './entry-dialog.tsx'
import { NewEntry } from './new-entry.tsx'
import { RenameEntry } from './rename-entry.tsx'

type EntryActionsProps = Omit<AboutEntry, 'onClose'> & { isUnsaved: boolean }

const DIALOGS = { Duplicate: NewEntry, Rename: RenameEntry, Delete: DeleteEntry }

/** The buttons to duplicate, rename and delete the open entry, with their dialogs. */
export const EntryActions = ({ isUnsaved, ...props }: EntryActionsProps) =>
  Object.entries(DIALOGS).map(([name, Dialog]) => {
    const isTooEarly = isUnsaved && name !== 'Delete'
    return (
      <DialogButton
        key={name}
        disabled={isTooEarly}
        title={isTooEarly ? 'Save first' : undefined}
        dialog={(onClose) => <Dialog {...props} onClose={onClose} />}
      >
        {name}
      </DialogButton>
    )
  })
