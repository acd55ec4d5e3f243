import styles from './field.module.css'

type ChoiceFieldProps = {
  id: string
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
  value: string
  onValue: (value: string) => void
}

/** One of several, as the platform's own list. */
export function ChoiceField({ id, label, hint, options, value, onValue }: ChoiceFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      >
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
