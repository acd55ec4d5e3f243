import { useEffect, useState } from 'react'
import type { Issue } from '../protocol.ts'
import { type AboutEntry, EntryDialog } from './entry-dialog.tsx'
import { Issues } from './issues.tsx'
import { request } from './request.ts'

type Found = { references: Issue[]; mentions: Issue[] }

/** Asks whether to delete an entry, unless others refer to it, and lists the texts that name it. */
export function DeleteEntry({ entry, onDone, onClose }: AboutEntry) {
  const { kind, slug, label } = entry
  const [found, setFound] = useState<Found>()
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    request<Found>('named-by', { kind, slug, label })
      .then(setFound)
      .catch(({ message }: Error) => setWrong(message))
  }, [kind, slug, label])
  const lists = {
    'Other files refer to it or link to it. Change these first:': found?.references ?? [],
    'These texts name it, and stay as they are:': found?.mentions ?? [],
  }
  return (
    <EntryDialog
      title={`Delete “${label}”?`}
      action={found?.references.length === 0 ? 'Delete' : undefined}
      endpoint="delete"
      body={{ kind, slug }}
      onDone={(now) => onDone(now, `“${label}” is deleted.`)}
      onClose={onClose}
    >
      {!found && <p className={wrong && 'error'}>{wrong || 'Looking for what names it …'}</p>}
      {found && <p>“Bring back”, below the entries of its kind, undoes it.</p>}
      {Object.entries(lists).map(
        ([heading, issues]) =>
          issues.length > 0 && (
            <section key={heading}>
              <p>{heading}</p>
              <Issues issues={issues} />
            </section>
          ),
      )}
    </EntryDialog>
  )
}
