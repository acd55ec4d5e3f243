import { columnOf } from '../frame/calendar.ts'
import type { Dragging } from '../frame/use-drag.ts'
import styles from './month-on-the-wall.module.css'
import { PostKite } from './post-kite.tsx'
import type { MonthInUse } from './use-month.ts'

type DayCellProps = { month: MonthInUse; day: number; dragging: Dragging }

/** A day of the calendar: its number, its festival, its stretch of the thread and what hangs from it. */
export function DayCell({ month, day, dragging }: DayCellProps) {
  const column = columnOf(month.month, day)
  const festival = month.festivals.find((festival) => festival.day === day)
  const isBare = month.gaps.some(({ from, to }) => day >= from && day <= to)
  return (
    <li
      className={styles.day}
      {...dragging.drop(day)}
      data-bare={isBare || undefined}
      style={day === 1 ? { gridColumnStart: column + 1 } : undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {day}
      </span>
      <span className="visually-hidden">{month.dateOf(day)}</span>
      <span className={styles.posts}>
        {month.posts
          .filter((post) => post.day === day)
          .map((post) => (
            <PostKite key={post.index} month={month} post={post} dragging={dragging} />
          ))}
      </span>
      {festival && (
        <span className={styles.festival} data-missed={festival.isMissed || undefined}>
          <span className={styles.name}>{festival.name}</span>
        </span>
      )}
    </li>
  )
}
