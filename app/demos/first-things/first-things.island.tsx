import { fillIn } from '../../../contract/fill-in.ts'
import { demoIsland } from '../frame/demo.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import shared from '../frame/shared.module.css'
import { SlideField } from '../frame/slide-field.tsx'
import styles from './first-things.module.css'
import { doneInYear, worthBy, YEAR } from './priority.ts'
import type { Labels } from './schema.server.ts'
import { useYear, type Year } from './use-year.ts'
import { WorthMap } from './worth-map.tsx'
import { YearPlan } from './year-plan.tsx'

/** The values of a task that the texts of the content may use. */
const figuresOf = ({ span, fits, ...figures }: Year['tasks'][number]) => figures

/** The chosen idea: whose it is, when it is done, and sliders for its worth and effort. */
function ChosenTask({ year, task }: { year: Year; task: Year['tasks'][number] }) {
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
    <div className={`stack split ${shared.cell} ${styles.chosen}`}>
      <h3 className={`step-0 whole ${shared.heading}`}>{chosen.title}</h3>
      <p className={`fitted ${styles.task}`}>
        <strong className={`headline ${styles.title}`}>{`${task.rank}. ${task.title}`}</strong>
        {task.when}
      </p>
      {slider('worth', fillIn(chosen.points, { count: task.worth }))}
      {slider('effort', formats.days(task.effort))}
    </div>
  )
}

/** First things first: ideas by worth and effort, and the plan of the year that follows from them. */
export default demoIsland<Labels>('secondary', function FirstThings(props) {
  const { labels } = props
  const year = useYear(props)
  const { demo, tasks, spans, inOrder } = year
  const chosen = tasks[year.chosen]
  const { days, share } = demo.formats
  const figures = {
    ...(chosen && figuresOf(chosen)),
    first: inOrder[0]?.title ?? '',
    done: fillIn(labels.outOf, { count: doneInYear(spans), all: tasks.length }),
    half: share(Math.round(worthBy(YEAR / 2, tasks, spans) * 100) / 100),
    days: days(demo.values.days),
    tasks: inOrder
      .map((task) => fillIn(labels.sentTask, { ...figuresOf(task), effort: days(task.effort) }))
      .join('\n'),
  }
  return {
    demo,
    figures,
    picture: (
      <>
        <WorthMap year={year} />
        {chosen && <ChosenTask year={year} task={chosen} />}
      </>
    ),
    fields: (
      <>
        <QuantityField {...demo.number('days', days)} />
        <YearPlan year={year} />
      </>
    ),
  }
})
