import { fillIn } from '../../../contract/fill-in.ts'
import type { FlightPlannerLabels } from '../../../schemas/demos/flight-planner.ts'
import type { FlightPlan } from './plan-flight.ts'
import styles from './warnings.module.css'

type WarningsProps = {
  labels: FlightPlannerLabels['warnings']
  plan: FlightPlan
  /** What is filled into the sentences. */
  figures: Record<string, string>
}

/** What speaks against the plan, in sentences; or that nothing does. */
export function Warnings({ labels, plan, figures }: WarningsProps) {
  if (plan.warnings.length === 0) return <p className={styles.none}>{labels.none}</p>
  return (
    <ul className={styles.list}>
      {plan.warnings.map((warning) => (
        <li key={warning} className={styles.warning}>
          {fillIn(labels[warning], figures)}
        </li>
      ))}
    </ul>
  )
}
