import type { Issue, Place } from '../protocol.ts'

/** The link to a field, which its form opens. */
export const PlaceLink = ({ file, path, where }: Pick<Place, 'file' | 'path' | 'where'>) =>
  path ? <a href={`./#${file}?${path.join('.')}`}>{where}</a> : <strong>{where}</strong>

type IssuesProps = {
  issues: Issue[]
  file?: string
}

/** Issues by file, each with the link to its field. */
export const Issues = ({ issues, file }: IssuesProps) =>
  [...Map.groupBy(issues, ({ label }) => label)].map(([label, ofFile]) => (
    <div key={label} className="of-file">
      {ofFile[0]?.file !== file && <h3>{label}</h3>}
      <ul>
        {ofFile.map(({ message, ...place }) => (
          <li key={`${place.path?.join('.')} ${message}`}>
            <PlaceLink {...place} /> {message}
          </li>
        ))}
      </ul>
    </div>
  ))

const HEADINGS = {
  error: 'What needs a change',
  draft: 'What is left to do before it can be published',
  warning: 'What is worth improving',
}

/** The issues of a file, and those that it would cause in others: errors are unfolded. */
export const Problems = ({ issues, file }: Required<IssuesProps>) =>
  Object.entries(HEADINGS).map(([kind, heading]) => {
    const found = issues.filter(({ severity = 'error' }) => severity === kind)
    return (
      found.length > 0 && (
        <details key={kind} className="problems" data-severity={kind} open={kind === 'error'}>
          <summary>
            <h2>{heading}</h2> <span className="count">{found.length}</span>
          </summary>
          <Issues issues={found} file={file} />
        </details>
      )
    )
  })
