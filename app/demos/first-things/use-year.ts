import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { integer, list, number, record } from '../frame/codecs.ts'
import { type DemoProps, useDemo } from '../frame/use-demo.ts'
import { inOrder, monthsOf, type Place, type Range, spansOf, within, YEAR } from './priority.ts'
import type { Labels } from './schema.server.ts'

const inRange = ({ low, high }: Range) => integer(low, high)

/** The tasks where they are placed on the map, and the year that follows from it. */
export function useYear(props: DemoProps<Labels>) {
  const { labels } = props
  const demo = useDemo(props, {
    places: list<Place>(
      record('.', { effort: inRange(labels.effort), worth: inRange(labels.worth) }),
      labels.tasks,
    ),
    days: number(labels.days),
  })
  const [chosen, choose] = useState(0)
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
      rank: order.indexOf(index) + 1,
      span,
      fits,
      when: fillIn(fits ? line : labels.plan.beyond, { owner: task.owner, ...months }),
    }
  })
  return {
    demo,
    tasks,
    spans,
    inOrder: tasks.toSorted((one, other) => one.rank - other.rank),
    chosen,
    choose,
    place(index: number, { worth, effort }: Place) {
      const there = { worth: within(worth, labels.worth), effort: within(effort, labels.effort) }
      demo.set({ places: tasks.map((task) => (task.index === index ? there : task)) })
    },
  }
}

export type Year = ReturnType<typeof useYear>
