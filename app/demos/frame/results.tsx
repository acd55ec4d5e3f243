import type { ReactNode } from 'react'
import styles from './results.module.css'

type ResultsProps = {
  /** Its name is the prefix of the results' ids. */
  demo: { name: string; common: { allResults: string } }
  items: readonly { key: string; label: string; value: string }[]
  main?: string | undefined
  preview?: ReactNode
}

/**
 * The results as a row of large figures; `LiveRegion` announces them when the visitor pauses. On narrow
 * windows one line of them is pinned to the bottom while the demo is in view, and a native
 * checkbox shows the others, so it works without scripts.
 */
export function Results({ demo, items, main, preview }: ResultsProps) {
  return (
    <div className={styles.results}>
      {preview && (
        <div className={styles.preview} aria-hidden="true">
          {preview}
        </div>
      )}
      <div className={styles.row}>
        {items.map(({ key, label, value }) => (
          <div key={key} className={styles.result} data-main={key === main || undefined}>
            <output id={`${demo.name}-result-${key}`} aria-live="off" className={styles.value}>
              {value}
            </output>
            <label htmlFor={`${demo.name}-result-${key}`} className={styles.label}>
              {label}
            </label>
          </div>
        ))}
      </div>
      <input type="checkbox" aria-label={demo.common.allResults} className={styles.all} />
    </div>
  )
}
