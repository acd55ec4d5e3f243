import { useState } from 'react'
import { type AboutEntry, EntryDialog } from './entry-dialog.tsx'
import { SlugField } from './slug-field.tsx'

/** Asks for a new file name, and so a new address, for an entry. */
export function RenameEntry({ entry, folder, onDone, onClose }: AboutEntry) {
  const { kind, slug = '', label } = entry
  const [to, setTo] = useState(slug)
  return (
    <EntryDialog
      title={`Rename “${label}”`}
      action="Rename"
      endpoint="rename"
      body={{ kind, slug, to }}
      onDone={(now) => onDone(now, 'The new name is saved.')}
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
