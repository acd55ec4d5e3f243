import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { FirstThingsLabels } from '../../../schemas/demos/first-things.ts'
import { daysIn } from '../frame/amounts.ts'
import { Demo } from '../frame/demo.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import type { DemoProps } from '../frame/types.ts'
import { ChosenTask } from './chosen-task.tsx'
import { useYear } from './use-year.ts'
import { WorthMap } from './worth-map.tsx'
import { YearPlan } from './year-plan.tsx'

/** First things first: ideas by worth and effort, and the year that writes itself in that order. */
export function FirstThings(props: DemoProps<FirstThingsLabels>) {
  const { labels, language } = props
  const year = useYear(props)
  const { demo, tasks } = year
  const [chosenIndex, choose] = useState(0)
  const chosen = tasks[chosenIndex] ?? tasks[0]
  const format = daysIn(language)
  const figures = { ...year.figures, first: year.inOrder[0]?.title ?? '' }
  return (
    <Demo
      demo={demo}
      figures={figures}
      picture={
        <>
          <WorthMap
            labels={labels}
            language={language}
            tasks={tasks}
            chosen={chosenIndex}
            onChoose={choose}
            onPlace={year.place}
          />
          {chosen && (
            <ChosenTask
              labels={labels}
              language={language}
              task={chosen}
              onPlace={(place) => year.place(chosen.index, place)}
            />
          )}
        </>
      }
      fields={
        <>
          <QuantityField {...demo.number('days')} format={format} />
          <YearPlan labels={labels.plan} tasks={year.inOrder} chosen={chosenIndex} />
        </>
      }
      told={chosen ? fillIn(labels.announcement, { ...figures, ...facts(chosen) }) : ''}
      sent={fillIn(labels.sent, {
        ...figures,
        days: format(demo.values.days),
        tasks: year.inOrder
          .map((task) => fillIn(labels.sentTask, { ...facts(task), effort: format(task.effort) }))
          .join('\n'),
      })}
    />
  )
}

const facts = ({
  rank,
  title,
  worth,
  effort,
  when,
}: ReturnType<typeof useYear>['tasks'][number]) => ({
  rank,
  title,
  worth,
  effort,
  when,
})
