import type { RuleRunnerLabels } from '../../../schemas/demos/rule-runner.ts'
import styles from './order-log.module.css'

export type LogLine = { key: string; time: string; held: string; came: string; stopped: boolean }

type OrderLogProps = {
  labels: RuleRunnerLabels['log']
  /** The newest last. */
  lines: readonly LogLine[]
  /** Says how many more there were before; empty where all are shown. */
  before: string
}

/** Line by line what held, and what came of it. */
export function OrderLog({ labels, lines, before }: OrderLogProps) {
  return (
    <div className={styles.log}>
      <table className={styles.table}>
        <caption className={styles.caption}>{labels.title}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.time}</th>
            <th scope="col">{labels.came}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, time, held, came, stopped }) => (
            <tr key={key}>
              <td className={styles.time}>{time}</td>
              <td>
                <p className={stopped ? undefined : styles.sent}>{came}</p>
                <p className={styles.held}>{held}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length === 0 && <p>{labels.none}</p>}
      {before && <p>{before}</p>}
    </div>
  )
}
