import { columnOf } from '../frame/calendar.ts'
import type { Dragging } from '../frame/use-drag.ts'
import styles from './day-cell.module.css'
import type { Findings } from './findings-of.ts'
import { PostKite } from './post-kite.tsx'
import type { MonthInUse } from './use-month.ts'

type DayCellProps = { month: MonthInUse; findings: Findings; day: number; dragging: Dragging }

/** A day of the calendar: its number, its festival, its stretch of the thread and what hangs from it. */
export function DayCell({ month, findings, day, dragging }: DayCellProps) {
  const column = columnOf(month.month, day)
  const festival = month.festivals.find((festival) => festival.day === day)
  const isMissed = findings.missed.some((missed) => missed.day === day)
  const isBare = findings.gaps.some(({ from, to }) => day >= from && day <= to)
  return (
    <li
      className={styles.day}
      {...dragging.drop(day)}
      data-bare={isBare ? '' : undefined}
      style={day === 1 ? { gridColumnStart: column + 1 } : undefined}
    >
      <span className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {day}
        </span>
        <span className="visually-hidden">{month.dateOf(day)}</span>
      </span>
      <span className={styles.posts}>
        {month.posts
          .filter((post) => post.day === day)
          .map((post) => (
            <PostKite key={post.index} month={month} post={post} dragging={dragging} />
          ))}
      </span>
      {festival && (
        <span className={styles.festival} data-missed={isMissed ? '' : undefined}>
          <span className={styles.name}>{festival.name}</span>
        </span>
      )}
    </li>
  )
}
