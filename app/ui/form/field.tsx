import type { ComponentProps } from 'react'
import styles from './field.module.css'

type FieldProps = { id: string; label: string; hint?: string; error?: string | undefined } & (
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>)
)

/**
 * A labelled field of a form; `multiline` makes it a textarea, `error` says what is wrong with what
 * stands in it (WCAG 3.3.1: in words, and for those who hear the page too).
 */
export function Field({ id, label, hint, error, ...field }: FieldProps) {
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const { multiline, ...attributes } = field
  const marks = {
    id,
    className: styles.input,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea {...(attributes as ComponentProps<'textarea'>)} {...marks} />
      ) : (
        <input {...(attributes as ComponentProps<'input'>)} {...marks} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
