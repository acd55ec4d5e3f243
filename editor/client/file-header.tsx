import { isError } from '../../model/content-issue.ts'
import { SOURCE } from '../../model/form/form-fields.ts'
import type { FileEntry } from '../protocol.ts'
import { Button, DialogButton } from './button.tsx'
import { DeleteEntry, NewEntry, RenameEntry } from './change-entry.tsx'
import { type Draft, isUnsaved } from './drafts.ts'
import { History, TakeBack } from './history.tsx'
import { Saving } from './saving.tsx'
import { bringBack, discard, editText, useStore } from './store.ts'

const DIALOGS = { Duplicate: NewEntry, Rename: RenameEntry, Delete: DeleteEntry }

/** The name of the open file with what can be done with it, then a bar that stays in sight: Save, and whether it is saved. */
export function FileHeader({ entry, draft }: { entry: FileEntry; draft: Draft }) {
  const folder = useStore(({ overview }) =>
    overview?.folders.find(({ kind }) => kind === entry.kind),
  )
  const { history, issues } = draft.saved
  const isBroken = issues.some((issue) => isError(issue) && issue.file === entry.file)
  const last = history.find(({ undoes, isUndone }) => !undoes && !isUndone)
  return (
    <>
      <header>
        <div className="crumb">
          {entry.group}
          {folder &&
            Object.entries(DIALOGS).map(([name, Dialog]) => {
              const isTooEarly = isUnsaved(draft) && name !== 'Delete'
              return (
                <DialogButton
                  key={name + entry.file}
                  disabled={isTooEarly}
                  title={isTooEarly ? 'Save first' : undefined}
                  dialog={(onClose) => <Dialog {...{ entry, folder, onClose }} />}
                >
                  {name}
                </DialogButton>
              )
            })}
          {isBroken && !(SOURCE in draft.values) && (
            <Button onClick={() => editText(false)}>Open as text</Button>
          )}
          {isBroken && (
            <Button onClick={() => editText(true)}>Take its last version without errors</Button>
          )}
          {isUnsaved(draft) && <Button onClick={discard}>Discard changes</Button>}
          {!isUnsaved(draft) && draft.dropped && (
            <Button onClick={bringBack}>Bring back what was discarded</Button>
          )}
          {history.length > 0 && <History saves={history} file={entry.file} />}
          <TakeBack file={entry.file} save={last}>
            Undo last save
          </TakeBack>
        </div>
        <h1 tabIndex={-1}>{entry.label}</h1>
      </header>
      <div className="bar save-bar">
        <Saving draft={draft} />
      </div>
    </>
  )
}
