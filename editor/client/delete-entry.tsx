import { useState } from 'react'
import type { Issue, Option } from '../protocol.ts'
import { type AboutEntry, EntryDialog } from './entry-dialog.tsx'
import { ReplaceText } from './find-in-texts.tsx'
import { Issues } from './issues.tsx'
import { LabelledField } from './labelled-field.tsx'
import { settle } from './store.ts'
import { useAnswer } from './tools/use-answer.ts'

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
