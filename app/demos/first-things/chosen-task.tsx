import { fillIn } from '../../../contract/fill-in.ts'
import type { FirstThingsLabels } from '../../../schemas/demos/first-things.ts'
import { daysIn } from '../frame/amounts.ts'
import { StepButton } from '../frame/step-button.tsx'
import styles from './chosen-task.module.css'
import type { Place, Range } from './priority.ts'
import type { PlacedTask } from './use-year.ts'

/** Describes what the keys do, for every diamond of the map. */
export const HINT_ID = 'first-things-hint'

type ChosenTaskProps = {
  labels: Pick<FirstThingsLabels, 'chosen' | 'worth' | 'effort'>
  language: string
  task: PlacedTask
  onPlace: (place: Place) => void
}

/** The idea in hand: whose it is, when it is done, and buttons for its worth and effort. */
export function ChosenTask({ labels, language, task, onPlace }: ChosenTaskProps) {
  const { chosen } = labels
  const rows: { what: keyof Place; label: string; value: string; range: Range }[] = [
    {
      what: 'worth',
      label: chosen.worth,
      value: fillIn(chosen.points, { count: task.worth }),
      range: labels.worth,
    },
    {
      what: 'effort',
      label: chosen.effort,
      value: daysIn(language)(task.effort),
      range: labels.effort,
    },
  ]
  return (
    <div className={styles.chosen}>
      <h3 className={styles.heading}>{chosen.title}</h3>
      <p className={styles.words}>
        <strong className={styles.title}>
          {task.rank}. {task.title}
        </strong>
        <span className={styles.when}>{task.when}</span>
      </p>
      {rows.map(({ what, label, value, range }) => {
        const button = (by: number, name: string, sign: string) => {
          const to = task[what] + by
          const beyond = to < range.low || to > range.high
          return (
            <StepButton
              label={fillIn(name, { what: label })}
              className={styles.step}
              onStep={
                beyond
                  ? undefined
                  : () => onPlace({ worth: task.worth, effort: task.effort, [what]: to })
              }
            >
              {sign}
            </StepButton>
          )
        }
        return (
          <div key={what} className={styles.row}>
            <span className={styles.label}>{label}</span>
            {button(-1, chosen.less, '−')}
            <span className={styles.value}>{value}</span>
            {button(1, chosen.more, '+')}
          </div>
        )
      })}
      <p id={HINT_ID} className={styles.hint}>
        {chosen.hint}
      </p>
    </div>
  )
}
