import { fillIn } from '../../../contract/fill-in.ts'
import { columnOf } from '../frame/calendar.ts'
import shared from '../frame/shared.module.css'
import { daysWith, MARKS, pressed } from './attendance.ts'
import styles from './payslip.module.css'
import type { PayslipInUse } from './use-payslip.ts'

/** The attendance register of a month: each day a kite, pressed to change its mark. */
export function Register({ used: { demo, marks, names } }: { used: PayslipInUse }) {
  const { register: labels, holidays, month } = demo.labels
  const markNames = { p: labels.present, l: labels.leave, a: labels.absent, o: labels.off }
  const holiday = new Map(holidays.map(({ day, name }) => [day, name]))
  const press = (day: number) => {
    const next = pressed(marks, day)
    demo.set({ leave: daysWith(next, 'l'), absent: daysWith(next, 'a') })
  }
  return (
    <fieldset className="stack gap-3">
      <legend className="headline step-1">
        {fillIn(labels.title, { month: names.monthOfYear(month) })}
      </legend>
      <p className="small">{labels.hint}</p>
      <div className={`stack ${styles.grid}`}>
        {names.weekdays.map((weekday) => (
          <span key={weekday} aria-hidden="true" className={`bold ${styles.head}`}>
            {weekday}
          </span>
        ))}
        {marks.map((mark, index) => {
          const day = index + 1
          const column = columnOf(month, day)
          const name = fillIn(labels.day, {
            day: `${names.weekdays[column]} ${day}`,
            mark: holiday.get(day) ?? markNames[mark],
          })
          return (
            <button
              key={day}
              type="button"
              className={`square ${shared.key} ${styles.day}`}
              data-mark={mark}
              style={day === 1 ? { gridColumn: column + 1 } : undefined}
              aria-label={name}
              disabled={mark === 'o'}
              onClick={() => press(day)}
            >
              <span className={shared.upright}>{day}</span>
            </button>
          )
        })}
      </div>
      <ul className={`row ${shared.legend}`}>
        {MARKS.map((mark) => (
          <li key={mark} className="line gap-1">
            <span aria-hidden="true" className={`${shared.key} ${styles.mark}`} data-mark={mark} />
            {`${markNames[mark]} `}
            <strong>{daysWith(marks, mark).length}</strong>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
