import { fillIn } from '../../../contract/fill-in.ts'
import field from '../../ui/form/field.module.css'
import shared from '../frame/shared.module.css'
import styles from './rule-runner.module.css'
import type { Run } from './use-run.ts'

/** The log shows this many of the newest lines. */
const LINES = 5

/** A line for each time the condition held, with what came of it; the newest last. */
export function OrderLog({ run: { demo, lines, figures } }: { run: Run }) {
  const { log } = demo.labels
  const shown = lines.slice(-LINES)
  const earlier = lines.length - shown.length
  return (
    <div>
      <h3 id="rule-runner-log" className={shared.heading}>
        {log.title}
      </h3>
      <ol aria-labelledby="rule-runner-log">
        {shown.map(({ time, held, came, stopped }) => (
          <li key={time} data-stopped={stopped} className={`${shared.bullet} ${styles.line}`}>
            <strong>{time}</strong> {came} <span className={field.hint}>{held}</span>
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p>{log.none}</p>}
      {figures.ended && <p className={styles.ended}>{figures.ended}</p>}
      {earlier > 0 && <p>{fillIn(log.more, { count: demo.formats.number(earlier) })}</p>}
    </div>
  )
}
