import { useState } from 'react'
import Plus from '~icons/lucide/plus'
import { inWords } from '../in-words.ts'
import { type AboutEntry, EntryDialog } from './entry-dialog.tsx'
import { LabelledField } from './labelled-field.tsx'
import { SlugField } from './slug-field.tsx'
import { slugOf } from './slug-of.ts'

type NewEntryProps = Pick<AboutEntry, 'folder' | 'onDone'>

/** Without an entry to copy, the new one is blank. */
type NewEntryDialogProps = Omit<AboutEntry, 'entry'> & { entry?: AboutEntry['entry'] }

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

/** Asks for the name of a new entry. */
export function NewEntryDialog({ folder, entry, onDone, onClose }: NewEntryDialogProps) {
  const { kind, one, named, address } = folder
  const [name, setName] = useState('')
  const [changed, setChanged] = useState<string>()
  const slug = changed ?? slugOf(name)
  return (
    <EntryDialog
      title={entry ? `Duplicate “${entry.label}”` : `New ${one}`}
      action="Create"
      endpoint="create"
      body={{ kind, slug, name: name.trim(), from: entry?.slug }}
      onDone={(now) => onDone(now, 'It is created.')}
      onClose={onClose}
    >
      <p className="help">
        It is a draft: no build shows it until you untick “Draft”, and until then it may be
        unfinished.
      </p>
      <LabelledField label={inWords(named)} value={name} required onChange={setName} />
      <SlugField slug={slug} address={address} onChange={setChanged} />
    </EntryDialog>
  )
}
