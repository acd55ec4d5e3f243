import shared from '../frame/shared.module.css'
import styles from './first-things.module.css'
import { YEAR } from './priority.ts'
import type { Year } from './use-year.ts'

const share = (months: number) => `${((Math.min(months, YEAR) / YEAR) * 100).toFixed(2)}%`

/** Twelve months, a line for each task: its owner, and when it is worked on. */
export function YearPlan({ year: { demo, inOrder, chosen } }: { year: Year }) {
  return (
    <div>
      <h3 className="step-1">{demo.labels.plan.title}</h3>
      <p className={`stack ${styles.months}`} aria-hidden="true">
        {Array.from({ length: YEAR }, (_, index) => index + 1).map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
      <ol>
        {inOrder.map(({ index, rank, title, when, span, fits }) => (
          <li
            key={index}
            className={`stack ${styles.entry}`}
            aria-current={index === chosen || undefined}
            data-beyond={fits ? undefined : ''}
          >
            <p className={`row small ${shared.ends}`}>
              <strong>{`${rank}. ${title}`}</strong> <span>{when}</span>
            </p>
            <div className={styles.year} aria-hidden="true">
              <span
                className={styles.bar}
                style={{
                  left: share(span.start),
                  width: share(Math.max(Math.min(span.end, YEAR) - span.start, 0)),
                }}
              />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
