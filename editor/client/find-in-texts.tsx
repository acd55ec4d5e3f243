import { useEffect, useState } from 'react'
import { patternOf } from '../../contract/plain-text.ts'
import type { FileEntry, Issue } from '../protocol.ts'
import { DialogButton } from './button.tsx'
import { rememberedFiles } from './drafts.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { Issues } from './issues.tsx'
import { CheckBox, LabelledField } from './labelled-field.tsx'
import { request } from './request.ts'
import { settle } from './store.ts'

const keyOf = ({ file, path }: Issue) => `${file} ${path}`

/** A button that replaces a text in the same case, in the places that the owner chooses. */
export function ReplaceText({ text, places }: { text: string; places: Issue[] }) {
  const [to, setTo] = useState('')
  const [whole, setWhole] = useState(false)
  const [leftOut, setLeftOut] = useState<string[]>([])
  const pattern = patternOf(text, 'g', whole)
  const exact = places
    .filter(({ message }) => message.search(pattern) >= 0)
    .map((place) => ({ ...place, message: place.message.replaceAll(pattern, (it) => to || it) }))
  const chosen = exact.filter((place) => !leftOut.includes(keyOf(place)))
  const files = [...new Set(chosen.map(({ file }) => file))]
  const unsaved = rememberedFiles().filter((file) => files.includes(file))
  if (!places.some(({ message }) => patternOf(text).test(message))) return null
  return (
    <DialogButton
      dialog={(onClose) => (
        <EntryDialog
          title={`Replace “${text}”? Fields: ${chosen.length}. Files: ${files.length}.`}
          action={unsaved.length === 0 && chosen.length > 0 ? 'Replace' : undefined}
          endpoint="replace"
          body={{ text, to, whole, places: chosen }}
          onDone={(now) => settle(now, 'It is replaced. “Undo last save” undoes it in all files.')}
          onClose={onClose}
        >
          {unsaved.length > 0 && <p className="error">Save these first: {unsaved.join(', ')}.</p>}
          <LabelledField label="By" value={to} required onChange={setTo} />
          <CheckBox label="Whole words only" checked={whole} onChange={setWhole} />
          <Issues
            issues={exact}
            choice={{
              chosen,
              onChoose: (now) =>
                setLeftOut(exact.filter((place) => !now.includes(place)).map(keyOf)),
            }}
          />
        </EntryDialog>
      )}
    >
      Replace “{text}” in all
    </DialogButton>
  )
}

/** The fields of all files that contain a text, however it is written. */
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
