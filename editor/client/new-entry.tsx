import { useId, useState } from 'react'
import Plus from '~icons/lucide/plus'
import type { Folder, Overview } from '../protocol.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { inWords } from './in-words.ts'
import { SlugField } from './slug-field.tsx'
import { slugOf } from './slug-of.ts'

type NewEntryProps = { folder: Folder; onDone: (now: Overview) => Promise<void> }

/** The button for a new entry of a folder, and the dialog that asks for its name. */
export function NewEntry({ folder, onDone }: NewEntryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="new" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" />
        New {folder.one}
      </button>
      {isOpen && <NewEntryDialog {...{ folder, onDone }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function NewEntryDialog({ folder, onDone, onClose }: NewEntryProps & { onClose: () => void }) {
  const { kind, one, named, address, isDraft } = folder
  const [name, setName] = useState('')
  const [changed, setChanged] = useState<string>()
  const slug = changed ?? slugOf(name)
  const id = useId()
  return (
    <EntryDialog
      title={`New ${one}`}
      action="Create"
      endpoint="create"
      body={{ kind, slug, name: name.trim() }}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="help">
        It begins as a copy of the last {one}.
        {isDraft && ' It is a draft: no build shows it until you untick “Draft”.'}
      </p>
      <div className="field">
        <label htmlFor={id}>{inWords(named)}</label>
        <input
          id={id}
          value={name}
          required
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <SlugField slug={slug} address={address} onChange={setChanged} />
    </EntryDialog>
  )
}
