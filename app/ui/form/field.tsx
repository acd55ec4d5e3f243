import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

type FieldProps = {
  id: string
  label: string
  hint?: string | undefined
  /** Empty if there is none, of a field that may have one. */
  error?: string | undefined
  children?: ReactNode
} & (
  | ({ multiline?: false; choices?: undefined; empty?: undefined } & ComponentProps<'input'>)
  | ({ multiline: true; choices?: undefined; empty?: undefined } & ComponentProps<'textarea'>)
  | ({ multiline?: false; choices: readonly Choice[]; empty?: string } & ComponentProps<'select'>)
)

/** An option; its value is its label, if it has no other. */
type Choice = { label: string; value?: string }

/** A labelled input, textarea (`multiline`) or select (`choices`), with its error (WCAG 3.3.1). */
export function Field({ id, label, hint, error, children, ...field }: FieldProps) {
  const hintId = hint && `${id}-hint`
  const errorId = error !== undefined && `${id}-error`
  const { multiline, choices, empty, ...attributes } = field
  const marks = {
    id,
    className: `full framed ${styles.input}`,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={`stack ${styles.field}`} data-multiline={multiline}>
      <label htmlFor={id} className="bold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="small soft">
          {hint}
        </p>
      )}
      {choices ? (
        <select {...(attributes as ComponentProps<'select'>)} {...marks}>
          {!attributes.value && <option value="">{empty}</option>}
          {choices.map(({ label, value }) => (
            <option key={value ?? label} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : multiline ? (
        <textarea {...(attributes as ComponentProps<'textarea'>)} {...marks} />
      ) : (
        <input {...(attributes as ComponentProps<'input'>)} {...marks} />
      )}
      {errorId && (
        <p id={errorId} className={`small bold filled ${styles.error}`}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
