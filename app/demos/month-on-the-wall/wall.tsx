import shared from '../frame/shared.module.css'
import { useDrag } from '../frame/use-drag.ts'
import { DayCell } from './day-cell.tsx'
import styles from './month-on-the-wall.module.css'
import type { MonthInUse } from './use-month.ts'

/** The month as a calendar, a thread through each week, and the kites that hang from it. */
export function Wall({ month }: { month: MonthInUse }) {
  const dragging = useDrag({
    onTake: month.choose,
    onDrop: ({ subject, over }) => over && month.hang(subject, Number(over)),
  })
  return (
    <div className={`${shared.cell} ${styles.wall}`}>
      <h3 className="step-3">{month.names.monthOfYear(month.month)}</h3>
      <ol className={styles.days}>
        {month.names.weekdays.map((weekday) => (
          <li key={weekday} aria-hidden="true" className={styles.weekday}>
            {weekday}
          </li>
        ))}
        {Array.from({ length: month.length }, (_, index) => index + 1).map((day) => (
          <DayCell key={day} month={month} day={day} dragging={dragging} />
        ))}
      </ol>
      {/* Shown where cells are too narrow for names; screen readers find the names in the cells. */}
      <p className={`row ${styles.festivals}`} aria-hidden="true">
        {month.festivals.map(({ day, name }) => (
          <span key={day}>
            <strong>{day}</strong> {name}
          </span>
        ))}
      </p>
    </div>
  )
}
