import { fillIn } from '../../../contract/fill-in.ts'
import styles from './order-log.module.css'
import type { Run } from './use-run.ts'

/** The log shows this many of the newest lines. */
const LINES = 5

/** A line for each time the condition held, with what came of it; the newest last. */
export function OrderLog({ run: { demo, lines, figures } }: { run: Run }) {
  const { log } = demo.labels
  const shown = lines.slice(-LINES)
  const earlier = lines.length - shown.length
  return (
    <div className={styles.log}>
      <table className={styles.table}>
        <caption className={styles.caption}>{log.title}</caption>
        <thead>
          <tr>
            <th scope="col">{log.time}</th>
            <th scope="col">{log.came}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ time, held, came, stopped }) => (
            <tr key={time}>
              <td className={styles.time}>{time}</td>
              <td>
                <p className={stopped ? undefined : styles.sent}>{came}</p>
                <p className={styles.held}>{held}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length === 0 && <p>{log.none}</p>}
      {figures.ended && <p className={styles.ended}>{figures.ended}</p>}
      {earlier > 0 && <p>{fillIn(log.more, { count: demo.formats.number(earlier) })}</p>}
    </div>
  )
}
