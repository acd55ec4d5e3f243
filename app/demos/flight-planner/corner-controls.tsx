import type { FlightPlannerLabels } from '../../../schemas/demos/flight-planner.ts'
import styles from './corner-controls.module.css'
import { MOST_CORNERS } from './corners.ts'
import { STEP } from './use-corner-handle.ts'
import type { UsedFlightPlan } from './use-flight-plan.ts'

type CornerControlsProps = {
  labels: FlightPlannerLabels['map']
  used: Pick<UsedFlightPlan, 'corners' | 'moveCorner' | 'addCorner' | 'removeCorner'>
  chosen: number
  name: string
  onChoose: (index: number) => void
}

const ARROWS = [
  ['left', -1, 0, 180],
  ['up', 0, -1, -90],
  ['down', 0, 1, 90],
  ['right', 1, 0, 0],
] as const

/** What dragging does, by buttons: the chosen corner moved, one added, one taken out (WCAG 2.5.7). */
export function CornerControls({ labels, used, chosen, name, onChoose }: CornerControlsProps) {
  const { corners, moveCorner, addCorner, removeCorner } = used
  const corner = corners[chosen]
  return (
    <div className={styles.controls}>
      <p className={styles.hint}>{labels.cornerHint}</p>
      <fieldset className={styles.row}>
        <legend className={styles.name}>{name}</legend>
        {ARROWS.map(([way, x, y, angle]) => (
          <button
            key={way}
            type="button"
            aria-label={labels[way]}
            className={styles.arrow}
            onClick={() =>
              corner && moveCorner(chosen, { x: corner.x + x * STEP, y: corner.y + y * STEP })
            }
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" style={{ rotate: `${angle}deg` }}>
              <path d="M5 3.5 15 10 5 16.5z" />
            </svg>
          </button>
        ))}
        <button
          type="button"
          className={styles.act}
          aria-disabled={corners.length >= MOST_CORNERS}
          onClick={() => {
            if (corners.length >= MOST_CORNERS) return
            addCorner(chosen)
            onChoose(chosen + 1)
          }}
        >
          {labels.add}
        </button>
        <button
          type="button"
          className={styles.act}
          aria-disabled={corners.length <= 3}
          onClick={() => {
            if (corners.length <= 3) return
            removeCorner(chosen)
            onChoose(Math.max(0, chosen - 1))
          }}
        >
          {labels.remove}
        </button>
      </fieldset>
    </div>
  )
}
