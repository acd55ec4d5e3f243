import type { ComponentProps } from 'react'
import styles from '../../ui/form/field.module.css'

type ChoiceFieldProps = ComponentProps<'select'> & {
  id: string
  label: string
  hint?: string
  /** The option that is shown while nothing is chosen. */
  empty?: string
  options: readonly { value: string; label: string }[]
}

/** A choice of one of several options, as a native `select`. */
export function ChoiceField({ id, label, hint, empty, options, ...select }: ChoiceFieldProps) {
  return (
    <div className={`stack ${styles.field}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} className={styles.input} aria-describedby={hint && `${id}-hint`} {...select}>
        {!select.value && empty && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
