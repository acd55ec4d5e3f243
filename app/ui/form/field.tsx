import type { ComponentProps } from 'react'
import styles from './field.module.css'

type FieldProps = { id: string; label: string; hint?: string; fault?: string | undefined } & (
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>)
)

/**
 * A labelled field of a form; `multiline` makes it a textarea, `fault` says what is wrong with what
 * stands in it (WCAG 3.3.1: in words, and for those who hear the page too).
 */
export function Field({ id, label, hint, fault, ...field }: FieldProps) {
  const hintId = hint && `${id}-hint`
  const faultId = fault && `${id}-fault`
  const { multiline, ...attributes } = field
  const marks = {
    id,
    className: styles.input,
    'aria-describedby': [faultId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': fault ? true : undefined,
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
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
