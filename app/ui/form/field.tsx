import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

type FieldProps = {
  id: string
  label: string
  hint?: string | undefined
  /** Empty if there is none, of a field that may have one. */
  error?: string | undefined
  /** Below the control. */
  children?: ReactNode
} & (
  | ({ multiline?: false; choices?: undefined } & ComponentProps<'input'>)
  | ({ multiline: true; choices?: undefined } & ComponentProps<'textarea'>)
  | ({ multiline?: false; choices: readonly string[] } & ComponentProps<'select'>)
)

/** A labelled form field; `multiline` makes it a textarea, `choices` a select, `error` says what is wrong (WCAG 3.3.1). */
export function Field({ id, label, hint, error, children, ...field }: FieldProps) {
  const hintId = hint && `${id}-hint`
  const errorId = error !== undefined && `${id}-error`
  const { multiline, choices, ...attributes } = field
  const marks = {
    id,
    className: styles.input,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={`stack ${styles.field}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {choices ? (
        <select {...(attributes as ComponentProps<'select'>)} {...marks}>
          <option />
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : multiline ? (
        <textarea {...(attributes as ComponentProps<'textarea'>)} {...marks} />
      ) : (
        <input {...(attributes as ComponentProps<'input'>)} {...marks} />
      )}
      {errorId && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
