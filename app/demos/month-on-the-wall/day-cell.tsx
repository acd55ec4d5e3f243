import type { ReactNode } from 'react'
import styles from './day-cell.module.css'

type DayCellProps = {
  day: number
  /** The day in full, for those who hear it. */
  date: string
  /** 0 to 6, Monday first. */
  column: number
  festival: string | undefined
  /** Nobody is greeted on its festival. */
  isMissed: boolean
  /** Said on a day of a gap. */
  gap: string | undefined
  /** A kite is held over it. */
  isOver: boolean
  /** The kites that hang there. */
  children: ReactNode
}

/** A day of the calendar: its number, its festival, its stretch of the thread and what hangs from it. */
export function DayCell(props: DayCellProps) {
  const { day, date, column, festival, isMissed, gap, isOver, children } = props
  return (
    <li
      className={styles.day}
      data-day={day}
      data-bare={gap ? '' : undefined}
      data-over={isOver ? '' : undefined}
      data-week-end={column === 6 ? '' : undefined}
      style={day === 1 ? { gridColumnStart: column + 1 } : undefined}
    >
      <span className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {day}
        </span>
        <span className="visually-hidden">{date}</span>
      </span>
      <span className={styles.posts}>{children}</span>
      {festival && (
        <span className={styles.festival} data-missed={isMissed ? '' : undefined}>
          <span className={styles.name}>{festival}</span>
        </span>
      )}
      {gap && <span className={styles.gap}>{gap}</span>}
    </li>
  )
}
