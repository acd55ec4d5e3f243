import { useState } from 'react'
import { inWords } from '../in-words.ts'
import { slugOf } from '../slug.ts'
import { type AboutEntry, EntryDialog } from './entry-dialog.tsx'
import { LabelledField, SlugField } from './labelled-field.tsx'
import { settle } from './store.ts'

/** Asks for the name of a new entry. Without an entry to copy, it is blank. */
export function NewEntry({
  folder,
  entry,
  onClose,
}: Omit<AboutEntry, 'entry'> & Partial<AboutEntry>) {
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
      onDone={(now) => settle(now, 'It is created.')}
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

/** Asks for a new file name, and so a new address, for an entry. */
export function RenameEntry({ entry, folder, onClose }: AboutEntry) {
  const { kind, slug = '', label } = entry
  const [to, setTo] = useState(slug)
  return (
    <EntryDialog
      title={`Rename “${label}”`}
      action="Rename"
      endpoint="rename"
      body={{ kind, slug, to }}
      onDone={(now) => settle(now, 'The new name is saved.')}
      onClose={onClose}
    >
      <p className="help">
        {folder.address && 'The old address leads to the new one. '}
        Files that name it, and links to it, change with it.
      </p>
      <SlugField slug={to} address={folder.address} onChange={setTo} />
    </EntryDialog>
  )
}
