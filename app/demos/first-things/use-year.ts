import { fillIn } from '../../../contract/fill-in.ts'
import type { FirstThingsLabels } from '../../../schemas/demos/first-things.ts'
import { daysIn, percentIn } from '../frame/amounts.ts'
import { codec, number } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import {
  doneInYear,
  freeDays,
  inOrder,
  monthsOf,
  type Place,
  readPlaces,
  spansOf,
  within,
  worthBy,
  writePlaces,
  YEAR,
} from './priority.ts'

/** The tasks where they stand, and the year that follows from it. */
export function useYear(props: DemoProps<FirstThingsLabels>) {
  const { labels, language } = props
  const demo = useDemo('first-things', props, {
    places: codec<readonly Place[]>(
      labels.tasks,
      (text) => readPlaces(text, labels.tasks.length, labels),
      writePlaces,
    ),
    days: number(labels.days),
  })
  const { places, days } = demo.values
  const placed = labels.tasks.map((task, index) => ({ ...task, ...places[index] }))
  const order = inOrder(placed)
  const spans = spansOf(placed, days)

  const tasks = placed.map((task, index) => {
    const span = spans[index] ?? { start: 0, end: 0 }
    const months = monthsOf(span)
    const fits = months.to <= YEAR
    const line = months.from === months.to ? labels.plan.month : labels.plan.within
    return {
      ...task,
      index,
      /** Which it is in the plan, from 1. */
      rank: order.indexOf(index) + 1,
      span,
      fits,
      when: fits
        ? fillIn(line, { owner: task.owner, ...months })
        : fillIn(labels.plan.beyond, { owner: task.owner }),
    }
  })
  return {
    demo,
    tasks,
    /** In the order in which they are done. */
    inOrder: tasks.toSorted((one, other) => one.rank - other.rank),
    figures: {
      done: fillIn(labels.outOf, { count: doneInYear(spans), all: tasks.length }),
      half: percentIn(language)(Math.round(worthBy(YEAR / 2, tasks, spans) * 100) / 100),
      free: daysIn(language)(freeDays(tasks, days)),
    },
    /** Puts a task elsewhere on the map. */
    place(index: number, { worth, effort }: Place) {
      const there = {
        worth: within(worth, labels.worth),
        effort: within(effort, labels.effort),
      }
      demo.set({ places: tasks.map((task) => (task.index === index ? there : task)) })
    },
  }
}

export type Year = ReturnType<typeof useYear>
export type PlacedTask = Year['tasks'][number]
