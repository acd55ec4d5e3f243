import { fillIn } from '../../../contract/fill-in.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { monthOn } from '../frame/calendar.ts'
import { StepButton } from '../frame/step-button.tsx'
import { useDrag } from '../frame/use-drag.ts'
import { DayCell } from './day-cell.tsx'
import type { Findings } from './findings-of.ts'
import type { MonthInUse } from './use-month.ts'
import styles from './wall.module.css'

const TURNS = [
  { way: 'before', by: -1, icon: 'arrowLeft' },
  { way: 'after', by: 1, icon: 'arrowRight' },
] as const

/** The month as a calendar, a thread through each week, and the kites that hang from it. */
export function Wall({ month, findings }: { month: MonthInUse; findings: Findings }) {
  const { demo, names } = month
  const dragging = useDrag({
    onTake: month.choose,
    onDrop: ({ subject, over }) => over && month.hang(subject, Number(over)),
  })
  return (
    <div className={styles.wall}>
      <div className={styles.head}>
        <h3 className={styles.name} aria-live="polite">
          {names.monthOfYear(month.month)}
        </h3>
        {TURNS.map(({ way, by, icon }) => {
          const to = monthOn(month.month, by)
          return (
            <StepButton
              key={way}
              label={fillIn(demo.labels.calendar[way], { month: names.monthOfYear(to) })}
              onStep={month.isOffered(to) ? () => demo.set({ month: to }) : undefined}
            >
              <Icon name={icon} />
            </StepButton>
          )
        })}
      </div>
      <div className={styles.weekdays} aria-hidden="true">
        {names.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {Array.from({ length: month.length }, (_, index) => index + 1).map((day) => (
          <DayCell key={day} month={month} findings={findings} day={day} dragging={dragging} />
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
