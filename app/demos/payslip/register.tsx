import { fillIn } from '../../../contract/fill-in.ts'
import type { PayslipLabels } from '../../../schemas/demos/payslip.ts'
import type { daysOf, Mark } from './attendance.ts'
import styles from './register.module.css'

type RegisterProps = {
  labels: PayslipLabels['register']
  holidays: PayslipLabels['holidays']
  /** The month in words. */
  month: string
  language: string
  days: ReturnType<typeof daysOf>
  marks: readonly Mark[]
  /** How many days of each mark there are, as text. */
  counts: { p: string; l: string; a: string; o: string }
  onPress: (day: number) => void
}

/** A week from Monday on. */
const MONDAY = 1
const column = (weekday: number) => ((weekday - MONDAY + 7) % 7) + 1

/** The attendance register of a month: each day a kite, pressed to change its mark. */
export function Register(props: RegisterProps) {
  const { labels, holidays, month, language, days, marks, counts, onPress } = props
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const week = days
    .slice(0, 7)
    .toSorted((one, other) => column(one.weekday) - column(other.weekday))
  const names = { p: labels.present, l: labels.leave, a: labels.absent, o: labels.off }
  const holiday = new Map(holidays.map(({ day, name }) => [day, name]))
  return (
    <fieldset className={styles.register} aria-describedby="payslip-hint">
      <legend className={styles.title}>{fillIn(labels.title, { month })}</legend>
      <p id="payslip-hint" className={styles.hint}>
        {labels.hint}
      </p>
      <div className={styles.grid}>
        {week.map(({ weekday: at, date }) => (
          <span key={at} aria-hidden="true" className={styles.head}>
            {weekday.format(date)}
          </span>
        ))}
        {days.map(({ day, date, weekday: at }, index) => {
          const mark = marks[index] ?? 'p'
          const place = day === 1 ? { gridColumn: column(at) } : undefined
          const name = fillIn(labels.day, {
            day: `${weekday.format(date)} ${day}`,
            mark: holiday.get(day) ?? names[mark],
          })
          return mark === 'o' ? (
            <span key={day} className={styles.day} data-mark={mark} style={place} title={name}>
              <span aria-hidden="true">{day}</span>
              <span className="visually-hidden">{name}</span>
            </span>
          ) : (
            <button
              key={day}
              type="button"
              className={styles.day}
              data-mark={mark}
              style={place}
              aria-label={name}
              onClick={() => onPress(day)}
            >
              <span>{day}</span>
            </button>
          )
        })}
      </div>
      <ul className={styles.legend}>
        {(['p', 'l', 'a', 'o'] as const).map((mark) => (
          <li key={mark}>
            <span aria-hidden="true" className={styles.mark} data-mark={mark} />
            {names[mark]} <strong>{counts[mark]}</strong>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
