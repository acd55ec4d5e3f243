import { useState } from 'react'
import { inWords } from '../in-words.ts'
import { slugOf } from '../slug.ts'
import { type AboutEntry, EntryDialog } from './entry-dialog.tsx'
import { LabelledField } from './labelled-field.tsx'
import { SlugField } from './slug-field.tsx'

/** Without an entry to copy, the new one is blank. */
type NewEntryProps = Omit<AboutEntry, 'entry'> & { entry?: AboutEntry['entry'] }

/** Asks for the name of a new entry. */
export function NewEntry({ folder, entry, onDone, onClose }: NewEntryProps) {
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
