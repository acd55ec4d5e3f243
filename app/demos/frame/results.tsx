import styles from './results.module.css'
import type { DemoInFrame } from './types.ts'

type ResultsProps = {
  demo: DemoInFrame
  figures: Record<string, string | number>
}

/**
 * The results as a row of large figures; `LiveRegion` announces them when the visitor pauses. On narrow
 * windows one line of them is pinned to the bottom while the demo is in view, and a native
 * checkbox shows the others, so it works without scripts.
 */
export function Results({ demo, figures }: ResultsProps) {
  return (
    <div className={styles.results}>
      <div className={styles.row}>
        {Object.entries(demo.labels.results).map(([key, label]) => (
          <div key={key} className={styles.result}>
            <output id={`${demo.name}-result-${key}`} aria-live="off" className={styles.value}>
              {figures[key]}
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
