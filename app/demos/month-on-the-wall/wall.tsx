import { useDrag } from '../frame/use-drag.ts'
import { DayCell } from './day-cell.tsx'
import type { MonthInUse } from './use-month.ts'
import styles from './wall.module.css'

/** The month as a calendar, a thread through each week, and the kites that hang from it. */
export function Wall({ month }: { month: MonthInUse }) {
  const dragging = useDrag({
    onTake: month.choose,
    onDrop: ({ subject, over }) => over && month.hang(subject, Number(over)),
  })
  return (
    <div className={styles.wall}>
      <h3 className={styles.name}>{month.names.monthOfYear(month.month)}</h3>
      <div className={styles.weekdays} aria-hidden="true">
        {month.names.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {Array.from({ length: month.length }, (_, index) => index + 1).map((day) => (
          <DayCell key={day} month={month} day={day} dragging={dragging} />
        ))}
      </ol>
      {/* Shown where cells are too narrow for names; screen readers find the names in the cells. */}
      {month.festivals.length > 0 && (
        <ul className={styles.festivals} aria-hidden="true">
          {month.festivals.map(({ day, name }) => (
            <li key={day}>
              <strong>{day}</strong> {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
