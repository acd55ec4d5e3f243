import styles from './field.module.css'

type TextFieldProps = {
  id: string
  label: string
  hint?: string | undefined
  longest: number
  text: string
  onText: (text: string) => void
  /** Number of lines of a paragraph; without it the field is a single line. */
  rows?: number | undefined
  error?: string | undefined
}

/** A line or a paragraph of text, with its error beside it. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, longest, text, onText, rows, error } = props
  const field = {
    id,
    className: styles.input,
    maxLength: longest,
    value: text,
    autoComplete: 'off',
    'aria-describedby':
      [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {rows ? <textarea rows={rows} {...field} /> : <input type="text" {...field} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
