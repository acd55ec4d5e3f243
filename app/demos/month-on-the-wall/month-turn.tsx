import { fillIn } from '../../../contract/fill-in.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { monthOn } from '../frame/calendar.ts'
import { StepButton } from '../frame/step-button.tsx'
import styles from './month-turn.module.css'
import type { MonthInUse } from './use-month.ts'

const TURNS = [
  { way: 'before', by: -1, icon: 'arrowLeft' },
  { way: 'after', by: 1, icon: 'arrowRight' },
] as const

/** The month's name, and buttons to the months before and after it. */
export function MonthTurn({ month: used }: { month: MonthInUse }) {
  const { demo, month, names, isOffered, turnTo } = used
  return (
    <div className={styles.head}>
      <h3 className={styles.name} aria-live="polite">
        {names.monthOfYear(month)}
      </h3>
      <div className={styles.turns}>
        {TURNS.map(({ way, by, icon }) => {
          const to = monthOn(month, by)
          return (
            <StepButton
              key={way}
              label={fillIn(demo.labels.calendar[way], { month: names.monthOfYear(to) })}
              onStep={isOffered(to) ? () => turnTo(to) : undefined}
            >
              <Icon name={icon} />
            </StepButton>
          )
        })}
      </div>
    </div>
  )
}
