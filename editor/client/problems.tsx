import type { Issue } from '../protocol.ts'
import { focusField } from './focus-field.ts'
import { labelsOf } from './labels-of.ts'

type ProblemsProps = {
  issues: Issue[]
  file: string
  /** The schema of the form, for the labels of its fields. */
  schema: object
}

/** The most errors that are listed. */
const MOST = 4

/** The errors of a file, each leading to its field, and those that it would cause in other files. */
export function Problems({ issues, file, schema }: ProblemsProps) {
  if (issues.length === 0) return null
  return (
    <section className="problems" aria-label="What needs a change">
      <ul>
        {issues.slice(0, MOST).map(({ file: place, path, message, label }) => (
          <li key={`${place} ${path.join('.')} ${message}`}>
            {place === file ? (
              <button type="button" onClick={() => focusField(path)}>
                {labelsOf(path, schema).join(' › ') || 'The file'}
              </button>
            ) : (
              <strong>{label}</strong>
            )}{' '}
            {message}
          </li>
        ))}
      </ul>
      {issues.length > MOST && <p>{`And ${issues.length - MOST} more.`}</p>}
      <p className="help">
        Errors that concern several files, such as a link without a page, show once these are gone.
      </p>
    </section>
  )
}
