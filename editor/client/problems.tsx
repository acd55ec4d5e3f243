import type { Issue } from '../protocol.ts'
import { Issues } from './issues.tsx'

type ProblemsProps = { issues: Issue[]; file: string }

const HEADINGS = {
  error: 'What needs a change',
  draft: 'What is left to do before it can be published',
  warning: 'What is worth improving',
}

/** The issues of a file, and those that it would cause in others: errors are unfolded. */
export function Problems({ issues, file }: ProblemsProps) {
  return Object.entries(HEADINGS).map(([kind, heading]) => {
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
}
