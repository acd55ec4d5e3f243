import type { Issue, Place } from '../protocol.ts'

/** The link to a field, which its form opens. */
export const PlaceLink = ({ file, path, where }: Pick<Place, 'file' | 'path' | 'where'>) =>
  path ? <a href={`./#${file}?${path.join('.')}`}>{where}</a> : <strong>{where}</strong>

type IssuesProps = {
  issues: Issue[]
  /** The open file, which is not named. */
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
