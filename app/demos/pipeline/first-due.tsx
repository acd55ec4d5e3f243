import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../frame/shared.module.css'
import styles from './todays-list.module.css'
import type { Board } from './use-board.ts'

/** The first line of the day's list, in sight while cards are moved. */
export function FirstDue({ board: { demo, dueToday } }: { board: Board }) {
  const { list } = demo.labels
  const [first] = dueToday
  return (
    <div className={styles.first}>
      <p className={shared.oneLine}>
        <strong>{list.title}</strong> {dueToday.length}
      </p>
      <p className={shared.oneLine}>
        {first
          ? `${first.next}, ${fillIn(list.entry, { firm: first.firm, owner: first.owner })}`
          : list.none}
      </p>
    </div>
  )
}
