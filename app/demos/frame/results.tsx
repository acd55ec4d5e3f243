import styles from './results.module.css'
import type { DemoInFrame } from './use-demo.ts'

type ResultsProps = { demo: DemoInFrame; figures: Record<string, string | number> }

/** The results in large figures; on narrow windows one line of them is pinned to the bottom. */
export function Results({ demo, figures }: ResultsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keyboard
    <div role="group" aria-label={demo.common.results} tabIndex={0} className={styles.results}>
      {Object.entries(demo.labels.results).map(([key, label]) => (
        <div key={key} className={styles.result}>
          <output
            id={`${demo.name}:result-${key}`}
            aria-live="off"
            className={`headline ${styles.value}`}
          >
            {figures[key]}
          </output>
          <label htmlFor={`${demo.name}:result-${key}`} className={styles.label}>
            {label}
          </label>
        </div>
      ))}
    </div>
  )
}
