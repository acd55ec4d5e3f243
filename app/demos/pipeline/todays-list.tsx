import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../frame/shared.module.css'
import styles from './todays-list.module.css'
import type { Board } from './use-board.ts'

/** What has to be done today, the overdue first. */
export function TodaysList({ board: { demo, dueToday } }: { board: Board }) {
  const { list } = demo.labels
  return (
    <div className={styles.list}>
      <h3 className={`${shared.title} ${styles.title}`}>{list.title}</h3>
      {dueToday.length === 0 && <p>{list.none}</p>}
      <ol>
        {dueToday.map(({ index, firm, owner, next, urgency }) => (
          <li
            key={index}
            data-late={urgency === 'late' || undefined}
            className={`${shared.marked} ${styles.entry}`}
          >
            <strong>{next}</strong> <span>{fillIn(list.entry, { firm, owner })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
