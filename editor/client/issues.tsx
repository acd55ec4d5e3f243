import type { ReactNode } from 'react'
import type { Issue, Place } from '../protocol.ts'

/** The link to a field, which its form opens. */
export const PlaceLink = ({ file, path, where }: Pick<Place, 'file' | 'path' | 'where'>) =>
  path ? <a href={`./#${file}?${path.join('.')}`}>{where}</a> : <strong>{where}</strong>

type Choice = { chosen: Issue[]; onChoose: (chosen: Issue[]) => void }

type ChooserProps = Choice & { label: string; issues: Issue[]; children?: ReactNode }

/** A box that chooses all of these issues. */
export const Chooser = ({ label, issues, chosen, onChoose, children }: ChooserProps) => (
  <label>
    <input
      type="checkbox"
      aria-label={`Choose: ${label}`}
      checked={issues.every((one) => chosen.includes(one))}
      onChange={({ target }) => {
        const others = chosen.filter((one) => !issues.includes(one))
        onChoose(target.checked ? [...others, ...issues] : others)
      }}
    />{' '}
    {children}
  </label>
)

type IssuesProps = { issues: Issue[]; file?: string; choice?: Choice | false | undefined }

/** Issues by file, each with the link to its field. */
export const Issues = ({ issues, file, choice }: IssuesProps) =>
  [...Map.groupBy(issues, ({ label }) => label)].map(([label, ofFile]) => (
    <div key={label} className="of-file">
      {ofFile[0]?.file !== file && (
        <h3>
          {choice && <Chooser {...choice} label={label} issues={ofFile} />} {label}
        </h3>
      )}
      <ul>
        {ofFile.map((issue) => (
          <li key={`${issue.path?.join('.')} ${issue.message}`}>
            {choice && <Chooser {...choice} label={`${label}, ${issue.where}`} issues={[issue]} />}
            <PlaceLink {...issue} /> {issue.message}
          </li>
        ))}
      </ul>
    </div>
  ))

const HEADINGS = {
  error: 'What needs a change',
  draft: 'What is left to do before it can be published',
  warning: 'What is worth improving',
  translation: 'What is not translated',
}

/** The issues of a file, and those that it would cause in others: errors are unfolded. */
export const Problems = ({ issues, file }: { issues: Issue[]; file: string }) =>
  Object.entries(HEADINGS).map(([kind, heading]) => {
    const found = issues.filter(({ severity = 'error' }) => severity === kind)
    return (
      found.length > 0 && (
        <details key={kind} className="problems" data-severity={kind} open={kind === 'error'}>
          <summary>
            <h2>{heading}</h2> <small>{found.length}</small>
          </summary>
          <Issues issues={found} file={file} />
        </details>
      )
    )
  })
