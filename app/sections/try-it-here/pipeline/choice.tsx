import styles from './choice.module.css'

type ChoiceProps = {
  id: string
  label: string
  /** What the list says while nothing is chosen. */
  choose: string
  options: readonly { value: number; label: string }[]
  chosen: number | undefined
  onChoose: (value: number) => void
}

/** One of a short list; at first nothing is chosen. */
export function Choice({ id, label, choose, options, chosen, onChoose }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        data-empty={chosen === undefined || undefined}
        onChange={({ target }) => target.value !== '' && onChoose(Number(target.value))}
      >
        {chosen === undefined && <option value="">{choose}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
