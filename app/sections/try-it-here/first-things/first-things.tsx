import { useState } from 'react'
import { fillIn } from '../../../../contract/fill-in.ts'
import type { FirstThingsWords } from '../../../../schemas/demonstrations/first-things.ts'
import { Actions } from '../actions.tsx'
import { daysIn } from '../amounts.ts'
import { Instrument } from '../instrument.tsx'
import type { PieceProps } from '../piece-props.ts'
import { QuantityField } from '../quantity-field.tsx'
import { resultItems } from '../result-items.ts'
import { Results } from '../results.tsx'
import { Said } from '../said.tsx'
import { ChosenTask } from './chosen-task.tsx'
import { PIECE, useYear } from './use-year.ts'
import { WorthMap } from './worth-map.tsx'
import { YearPlan } from './year-plan.tsx'

/** First things first: ideas by worth and effort, and the year that writes itself in that order. */
export function FirstThings({ words, common, language }: PieceProps<FirstThingsWords>) {
  const year = useYear(words, language)
  const { course, days, tasks, figures } = year
  const [chosenIndex, choose] = useState(0)
  const chosen = tasks[chosenIndex] ?? tasks[0]
  const { results } = words
  const format = daysIn(language)
  return (
    <>
      <Instrument
        picture={
          <>
            <WorthMap
              words={words}
              language={language}
              tasks={tasks}
              chosen={chosenIndex}
              onChoose={choose}
              onPlace={year.place}
            />
            {chosen && (
              <ChosenTask
                words={words}
                language={language}
                task={chosen}
                onPlace={(place) => year.place(chosen.index, place)}
              />
            )}
          </>
        }
        fields={
          <>
            <QuantityField
              id={`${PIECE}-days`}
              quantity={words.days}
              text={course.stand.days}
              inUse={days}
              onText={(days) => course.change({ days })}
              format={format}
              common={common}
              language={language}
            />
            <YearPlan words={words.plan} tasks={year.inOrder} chosen={chosenIndex} />
          </>
        }
        results={
          <Results
            piece={PIECE}
            items={resultItems(['first', 'done', 'half'], results, {
              ...figures,
              first: year.inOrder[0]?.title ?? '',
            })}
          />
        }
      />
      <Said text={chosen ? fillIn(words.said, { ...figures, ...facts(chosen) }) : ''} />
      <Actions
        name={words.name}
        text={fillIn(words.sent, {
          ...figures,
          days: format(days.value),
          tasks: year.inOrder
            .map((task) => fillIn(words.sentTask, { ...facts(task), effort: format(task.effort) }))
            .join('\n'),
        })}
        course={course}
        common={common}
      />
    </>
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
