import { fillIn } from '../../../contract/fill-in.ts'
import { demoIsland } from '../frame/demo.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import { ChosenTask } from './chosen-task.tsx'
import { doneInYear, worthBy, YEAR } from './priority.ts'
import type { Labels } from './schema.server.ts'
import { useYear, type Year } from './use-year.ts'
import { WorthMap } from './worth-map.tsx'
import { YearPlan } from './year-plan.tsx'

/** The values of a task that the texts of the content may use. */
const figuresOf = ({ span, fits, ...figures }: Year['tasks'][number]) => figures

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
