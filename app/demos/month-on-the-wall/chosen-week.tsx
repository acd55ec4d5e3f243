import { Kite } from '../../ui/kite/kite.tsx'
import { columnOf } from '../frame/calendar.ts'
import styles from './chosen-week.module.css'
import type { HangingPost, MonthInUse } from './use-month.ts'

/** The week of the chosen post, small, in sight while buttons move it. */
export function ChosenWeek({ month, post }: { month: MonthInUse; post: HangingPost }) {
  const monday = post.day - columnOf(month.month, post.day)
  return (
    <div className={styles.week}>
      {Array.from({ length: 7 }, (_, index) => {
        const day = monday + index
        const isInMonth = day >= 1 && day <= month.length
        return (
          <span key={day} className={styles.day} data-chosen={day === post.day || undefined}>
            {isInMonth && <span className={styles.number}>{day}</span>}
            {month.posts
              .filter((post) => post.day === day)
              .map(({ index, kind }) => kind && <Kite key={index} design={kind.kite} />)}
          </span>
        )
      })}
    </div>
  )
}
