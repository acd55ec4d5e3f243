import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../frame/shared.module.css'
import { StepButton } from '../frame/step-button.tsx'
import styles from './chosen-task.module.css'
import type { Year } from './use-year.ts'

/** The chosen idea: whose it is, when it is done, and buttons for its worth and effort. */
export function ChosenTask({ year, task }: { year: Year; task: Year['tasks'][number] }) {
  const { labels, formats } = year.demo
  const { chosen } = labels
  const values = {
    worth: fillIn(chosen.points, { count: task.worth }),
    effort: formats.days(task.effort),
  }
  return (
    <div className={styles.chosen}>
      <h3 className={`${shared.heading} ${styles.heading}`}>{chosen.title}</h3>
      <p className={styles.task}>
        <strong className={styles.title}>{`${task.rank}. ${task.title}`}</strong>
        <span>{task.when}</span>
      </p>
      {(['worth', 'effort'] as const).map((what) => {
        const { low, high } = labels[what]
        const step = (by: number) => {
          const to = task[what] + by
          const onMap = to >= low && to <= high
          return onMap ? () => year.place(task.index, { ...task, [what]: to }) : undefined
        }
        return (
          <div key={what} className={styles.row}>
            <span className={styles.label}>{chosen[what]}</span>
            <StepButton label={fillIn(chosen.less, { what: chosen[what] })} onStep={step(-1)}>
              −
            </StepButton>
            <span className={styles.value}>{values[what]}</span>
            <StepButton label={fillIn(chosen.more, { what: chosen[what] })} onStep={step(1)}>
              +
            </StepButton>
          </div>
        )
      })}
      <p className={`${shared.hint} ${shared.scripted} ${styles.hint}`}>{chosen.hint}</p>
    </div>
  )
}
