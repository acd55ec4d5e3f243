import type { ComponentProps } from 'react'
import styles from './field.module.css'

type FieldProps = { id: string; label: string; hint?: string; error?: string | undefined } & (
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>)
)

/**
 * A labelled form field; `multiline` makes it a textarea, `error` describes what is wrong with its value
 * (WCAG 3.3.1: as text, and for screen readers too).
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
