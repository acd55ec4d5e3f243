import { useId } from 'react'
import type { FieldPath, LaunchGroup } from '../../protocol.ts'

type FindingsProps = LaunchGroup & { onOpen: (file: string, path: FieldPath) => void }

/** The findings of a rule, by file. */
export function Findings({ advice, findings, onOpen }: FindingsProps) {
  const heading = useId()
  return (
    <section className="findings" aria-labelledby={heading}>
      <h2 id={heading}>
        <span className="count">{findings.length}</span> {advice}
      </h2>
      {[...Map.groupBy(findings, ({ label }) => label)].map(([label, ofFile]) => (
        <div key={label} className="of-file">
          <h3>{label}</h3>
          <ul>
            {ofFile.map(({ file, path, field, what }) => (
              <li key={`${field} ${what}`}>
                {path ? (
                  <a
                    href={`#${file}`}
                    onClick={(event) => {
                      event.preventDefault()
                      onOpen(file, path)
                    }}
                  >
                    {field}
                  </a>
                ) : (
                  <strong>{field}</strong>
                )}{' '}
                {what}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
