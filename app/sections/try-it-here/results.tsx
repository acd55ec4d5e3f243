import styles from './results.module.css'

type ResultsProps = {
  /** Begins the ids of the results. */
  piece: string
  items: readonly { key: string; label: string; value: string }[]
}

/** What comes out, as a row of large figures; `Said` tells of it when the visitor pauses. */
export function Results({ piece, items }: ResultsProps) {
  return (
    <div className={styles.row}>
      {items.map(({ key, label, value }) => (
        <div key={key} className={styles.result}>
          <output id={`${piece}-${key}`} aria-live="off" className={styles.value}>
            {value}
          </output>
          <label htmlFor={`${piece}-${key}`} className={styles.label}>
            {label}
          </label>
        </div>
      ))}
    </div>
  )
}
