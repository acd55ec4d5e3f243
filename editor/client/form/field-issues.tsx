import { useContext } from 'react'
import { Button } from '../button.tsx'
import { idOf } from '../focus-field.ts'
import { type FieldProps, FormContext } from './field-props.ts'

/** What is wrong with a field, or could be better, and buttons that take what would do. */
export function FieldIssues({ path, onChange }: Pick<FieldProps, 'path' | 'onChange'>) {
  const { issues } = useContext(FormContext)
  const own = issues.filter((issue) => issue.path?.join() === path.join())
  if (own.length === 0) return null
  return (
    <div id={`${idOf(path)}-errors`}>
      {own.map(({ message, severity }) => (
        <p key={message} className={`error ${severity ?? ''}`}>
          {message}
        </p>
      ))}
      {[...new Set(own.flatMap(({ instead }) => instead ?? []))].map((instead) => (
        <Button key={instead} onClick={() => onChange(instead, path)}>
          Take {instead}
        </Button>
      ))}
    </div>
  )
}
