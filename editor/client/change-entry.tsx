import { useState } from 'react'
import { slugOf } from '../../model/fields/slug.ts'
import { inWords } from '../../model/form/in-words.ts'
import type { Issue, Option } from '../protocol.ts'
import { type AboutEntry, EntryDialog } from './entry-dialog.tsx'
import { ReplaceText } from './find-in-texts.tsx'
import { Issues } from './issues.tsx'
import { LabelledField, SlugField } from './labelled-field.tsx'
import { settle } from './store.ts'
import { useAnswer } from './tools/use-answer.ts'

type NewEntryProps = Omit<AboutEntry, 'entry'> & Partial<AboutEntry>

/** Asks for the name of a new entry. Without an entry to copy, it is blank. */
export function NewEntry({ folder, entry, onClose }: NewEntryProps) {
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

/** The errors that deletion would cause, the texts with its name, and the other entries of its kind. */
type Found = { issues: Issue[]; mentions: Issue[]; beside: Option[] }

/** Asks whether to delete an entry, what leads to another one then, and lists the texts that name it. */
export function DeleteEntry({ entry, folder, onClose }: AboutEntry) {
  const { kind, slug, label } = entry
  const { answer: found, error } = useAnswer<Found>('named-by', entry)
  const [instead, setInstead] = useState('')
  const { issues = [], mentions = [], beside = [] } = found ?? {}
  const lists = {
    'Other files refer to it or link to it. Choose another one above, or change these first:':
      issues,
    'These texts name it, and stay as they are:': mentions,
  }
  return (
    <EntryDialog
      title={`Delete “${label}”?`}
      action={found && (instead || issues.length === 0) ? 'Delete' : undefined}
      endpoint="delete"
      body={{ kind, slug, instead }}
      onDone={(now) => settle(now, `“${label}” is deleted.`)}
      onClose={onClose}
    >
      {!found && <p className={error && 'error'}>{error ?? 'Looking for what names it …'}</p>}
      {found && <p>“Bring back”, below the entries of its kind, undoes it.</p>}
      {(folder.address || issues.length > 0) && (
        <LabelledField
          label="Lead what names it, and its address, to"
          value={instead}
          options={[{ value: '', label: 'nothing' }, ...beside]}
          onChange={setInstead}
        />
      )}
      {Object.entries(lists).map(
        ([heading, places]) =>
          places.length > 0 && (
            <section key={heading}>
              <p>{heading}</p>
              <Issues issues={places} />
            </section>
          ),
      )}
      <ReplaceText text={label} places={mentions} />
    </EntryDialog>
  )
}
