import styles from './results.module.css'
import type { DemoInFrame } from './use-demo.ts'

type ResultsProps = { demo: DemoInFrame; figures: Record<string, string | number> }

/** The results in large figures; on narrow windows the first two stay at the bottom, and the others are below them. */
export function Results({ demo, figures }: ResultsProps) {
  const results = Object.entries(demo.labels.results)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of controls
    <div role="group" aria-label={demo.common.results} className={`row whole ${styles.results}`}>
      {[results.slice(0, 2), results.slice(2)].map((line, index) => (
        <div key={index === 0 ? 'first' : 'others'} className={`row whole ${styles.line}`}>
          {line.map(([key, label]) => (
            <div key={key} className={`stack ${styles.result}`}>
              <output
                id={`${demo.name}:result-${key}`}
                aria-live="off"
                className={`headline step-1 ${styles.value}`}
              >
                {figures[key]}
              </output>
              <label htmlFor={`${demo.name}:result-${key}`} className={`soft ${styles.label}`}>
                {label}
              </label>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
