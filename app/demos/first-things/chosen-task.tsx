import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../frame/shared.module.css'
import { SlideField } from '../frame/slide-field.tsx'
import styles from './first-things.module.css'
import type { Year } from './use-year.ts'

/** The chosen idea: whose it is, when it is done, and sliders for its worth and effort. */
export function ChosenTask({ year, task }: { year: Year; task: Year['tasks'][number] }) {
  const { labels, formats } = year.demo
  const { chosen } = labels
  const slider = (what: 'worth' | 'effort', text: string) => (
    <SlideField
      {...labels[what]}
      label={chosen[what]}
      text={text}
      value={task[what]}
      onValue={(value) => year.place(task.index, { ...task, [what]: value })}
    />
  )
  return (
    <div className={`${shared.cell} ${styles.chosen}`}>
      <h3 className={shared.heading}>{chosen.title}</h3>
      <p className={styles.task}>
        <strong className={`headline ${styles.title}`}>{`${task.rank}. ${task.title}`}</strong>
        {task.when}
      </p>
      {slider('worth', fillIn(chosen.points, { count: task.worth }))}
      {slider('effort', formats.days(task.effort))}
      <p className={`${shared.hint} ${shared.scripted}`}>{chosen.hint}</p>
    </div>
  )
}
