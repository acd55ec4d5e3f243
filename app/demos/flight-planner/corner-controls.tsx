import shared from '../frame/shared.module.css'
import styles from './flight-planner.module.css'
import type { Flight } from './use-flight-plan.ts'

const ARROWS = [
  ['left', -1, 0, 180],
  ['up', 0, -1, -90],
  ['down', 0, 1, 90],
  ['right', 1, 0, 0],
] as const

/** Buttons that move the chosen corner, as dragging does (WCAG 2.5.7). */
export function CornerControls({ flight }: { flight: Flight }) {
  const { chosen, cornerName, stepCorner } = flight
  const labels = flight.demo.labels.map
  return (
    <div className={`${shared.ends} ${styles.controls}`}>
      <p className={shared.hint}>{labels.cornerHint}</p>
      <fieldset className={`${styles.row} ${shared.scripted}`}>
        <legend className={styles.name}>{cornerName(chosen)}</legend>
        {ARROWS.map(([way, right, down, angle]) => (
          <button
            key={way}
            type="button"
            className={styles.step}
            aria-label={labels[way]}
            onClick={() => stepCorner(chosen, right, down)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" style={{ rotate: `${angle}deg` }}>
              <path d="M5 3.5 15 10 5 16.5z" />
            </svg>
          </button>
        ))}
      </fieldset>
    </div>
  )
}
