import type { FieldPath, Publishing } from '../../protocol.ts'

type BuildErrorsProps = {
  publishing: Publishing
  onOpen: (file: string, path: FieldPath) => void
}

/** Why there is no build: errors of the content, each leading to its field, or what the build printed. */
export function BuildErrors({ publishing, onOpen }: BuildErrorsProps) {
  const { error, issues = [], output } = publishing
  if (!error) return null
  return (
    <section className="problems" aria-label="Why it is not built" role="alert">
      <p>{error}</p>
      <ul>
        {issues.map(({ file, path, message, label, where }) => (
          <li key={`${file} ${path.join('.')} ${message}`}>
            <button type="button" onClick={() => onOpen(file, path)}>
              {[label, where].filter(Boolean).join(' › ')}
            </button>{' '}
            {message}
          </li>
        ))}
      </ul>
      {output && <pre>{output}</pre>}
    </section>
  )
}
