import { useEffect, useState } from 'react'
import type { Issue } from '../protocol.ts'
import { type AboutEntry, EntryDialog } from './entry-dialog.tsx'
import { request } from './request.ts'

/** The file and the field that name the entry: `Services › SEO › Related services`. */
const placeOf = ({ label, where = '' }: Issue) => `${label} › ${where.replace(/ › \d+$/, '')}`

/** Asks whether to delete an entry, or lists the files that name it. */
export function DeleteEntry({ entry, onDone, onClose }: AboutEntry) {
  const { kind, slug, label } = entry
  const [found, setFound] = useState<{ places: string[] } | { wrong: string }>()
  useEffect(() => {
    request<{ issues: Issue[] }>('named-by', { kind, slug })
      .then(({ issues }) => setFound({ places: [...new Set(issues.map(placeOf))] }))
      .catch(({ message }: Error) => setFound({ wrong: message }))
  }, [kind, slug])
  const places = found && 'places' in found ? found.places : []
  const isFree = found && 'places' in found && places.length === 0
  return (
    <EntryDialog
      title={isFree ? `Delete “${label}”?` : `Delete “${label}”`}
      action={isFree ? 'Delete' : undefined}
      endpoint="delete"
      body={{ kind, slug }}
      onDone={(now) => onDone(now, `“${label}” is deleted.`)}
      onClose={onClose}
    >
      {!found && <p>Looking for what names it …</p>}
      {found && 'wrong' in found && <p className="error">{found.wrong}</p>}
      {isFree && (
        <p>
          Nothing names it or links to it. “Undo last save” brings it back, until you close the
          terminal.
        </p>
      )}
      {places.length > 0 && (
        <>
          <p>It cannot be deleted while other texts name it or link to it. Change these first:</p>
          <ul>
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </>
      )}
    </EntryDialog>
  )
}
