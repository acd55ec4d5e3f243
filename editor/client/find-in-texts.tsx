import { useEffect, useState } from 'react'
import type { FileEntry, Issue } from '../protocol.ts'
import { DialogButton } from './button.tsx'
import { rememberedFiles } from './drafts.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { Issues } from './issues.tsx'
import { LabelledField } from './labelled-field.tsx'
import { request } from './request.ts'
import { settle } from './store.ts'

/** A button that replaces a text, where it is written exactly so, once the owner has seen what follows. */
export function ReplaceText({ text, places }: { text: string; places: Issue[] }) {
  const [to, setTo] = useState('')
  const exact = places.filter(({ message }) => message.includes(text))
  const files = [...new Set(exact.map(({ file }) => file))]
  const unsaved = rememberedFiles().filter((file) => files.includes(file))
  const become = ({ message, ...place }: Issue) => ({
    ...place,
    message: message.replaceAll(text, () => to || text),
  })
  if (files.length === 0) return null
  return (
    <DialogButton
      dialog={(onClose) => (
        <EntryDialog
          title={`Replace “${text}”? Fields: ${exact.length}. Files: ${files.length}.`}
          action={unsaved.length === 0 ? 'Replace' : undefined}
          endpoint="replace"
          body={{ text, to, files }}
          onDone={(now) => settle(now, 'It is replaced. “Undo last save” undoes it in all files.')}
          onClose={onClose}
        >
          {unsaved.length > 0 && <p className="error">Save these first: {unsaved.join(', ')}.</p>}
          <LabelledField label="By" value={to} required onChange={setTo} />
          <Issues issues={exact.map(become)} />
        </EntryDialog>
      )}
    >
      Replace “{text}” in all
    </DialogButton>
  )
}

/** The fields of all files that contain a text, in small or capital letters. */
export function FindInTexts({ text, files }: { text: string; files: FileEntry[] }) {
  const [found, setFound] = useState<Issue[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches again after a save
  useEffect(() => {
    request<Issue[]>(`mentions?text=${encodeURIComponent(text)}`).then(setFound, () => {})
  }, [text, files])
  if (!found) return null
  return (
    <section aria-label="Found in texts">
      <p className="help">Fields with this text: {found.length}</p>
      <ReplaceText text={text} places={found} />
      <Issues issues={found} />
    </section>
  )
}
