import styles from './results.module.css'

type ResultsProps = {
  /** Begins the ids of the results. */
  demo: string
  items: readonly { key: string; label: string; value: string }[]
}

/** The results as a row of large figures; `LiveRegion` announces them when the visitor pauses. */
export function Results({ demo, items }: ResultsProps) {
  return (
    <div className={styles.row}>
      {items.map(({ key, label, value }) => (
        <div key={key} className={styles.result}>
          <output id={`${demo}-result-${key}`} aria-live="off" className={styles.value}>
            {value}
          </output>
          <label htmlFor={`${demo}-result-${key}`} className={styles.label}>
            {label}
          </label>
        </div>
      ))}
    </div>
  )
}
