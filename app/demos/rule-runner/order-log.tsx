import type { RuleRunnerWords } from '../../../schemas/demos/rule-runner.ts'
import styles from './order-log.module.css'

export type LogLine = { key: string; time: string; held: string; came: string; stopped: boolean }

type OrderLogProps = {
  words: RuleRunnerWords['log']
  /** The newest last. */
  lines: readonly LogLine[]
  /** Says how many more there were before; empty where all are shown. */
  before: string
}

/** Line by line what held, and what came of it. */
export function OrderLog({ words, lines, before }: OrderLogProps) {
  return (
    <div className={styles.log}>
      <table className={styles.table}>
        <caption className={styles.caption}>{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.came}</th>
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
      {lines.length === 0 && <p>{words.none}</p>}
      {before && <p>{before}</p>}
    </div>
  )
}
