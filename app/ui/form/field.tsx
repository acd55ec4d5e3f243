import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

type FieldProps = { label: string; hint?: string } & (
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>)
)

/** A labelled field of a form; `multiline` makes it a textarea. */
export function Field({ label, hint, ...field }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const { multiline, ...attributes } = field
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
        <textarea
          {...(attributes as ComponentProps<'textarea'>)}
          id={id}
          aria-describedby={hintId}
          className={styles.input}
        />
      ) : (
        <input
          {...(attributes as ComponentProps<'input'>)}
          id={id}
          aria-describedby={hintId}
          className={styles.input}
        />
      )}
    </div>
  )
}
