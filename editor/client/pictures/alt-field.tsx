import { useId } from 'react'

type AltFieldProps = { alt: string; onChange: (alt: string) => void }

/** The description of a picture, which may be empty only if the picture is decoration. */
export function AltField({ alt, onChange }: AltFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Description</label>
      <p className="help" id={`${id}-help`}>
        What it shows, for people who do not see it.
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-help`}
        rows={2}
        value={alt}
        required
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
