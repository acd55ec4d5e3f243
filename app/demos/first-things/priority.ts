/** What counts about a task: its worth in points, its effort in days, and whose it is. */
export type Task = { worth: number; effort: number; owner: string }

/** When a task is worked on, in months from the beginning: 0 to 12 is the first year. */
export type Span = { start: number; end: number }

export const YEAR = 12

/**
 * Most worth a day first; of equals the one worth more, then the one listed first. This is Smith's rule:
 * it has the least sum of worth times waiting ("Various optimizers for single-stage production", 1956).
 */
export const inOrder = (tasks: readonly Task[]): number[] =>
  [...tasks.entries()]
    .sort(
      ([, one], [, other]) =>
        other.worth / other.effort - one.worth / one.effort || other.worth - one.worth,
    )
    .map(([index]) => index)

/** When each task is done: every owner does one at a time and works `days` days a month. */
export function spansOf(tasks: readonly Task[], days: number): Span[] {
  const busy = new Map<string, number>()
  const spans: Span[] = []
  for (const index of inOrder(tasks)) {
    const task = tasks[index]
    if (!task) continue
    const start = busy.get(task.owner) ?? 0
    const end = start + task.effort / days
    busy.set(task.owner, end)
    spans[index] = { start, end }
  }
  return spans
}

/** The months, 1 to 12, in which a span begins and ends; an end between two months is in the earlier one. */
export const monthsOf = ({ start, end }: Span) => ({
  from: Math.floor(start + 1e-9) + 1,
  to: Math.max(Math.ceil(end - 1e-9), 1),
})

const isDoneBy = ({ end }: Span, month: number) => end <= month + 1e-9

/** The number of tasks that are done within the year. */
export const doneInYear = (spans: readonly Span[]) =>
  spans.filter((span) => isDoneBy(span, YEAR)).length

/** The share of all worth that is done by the end of a month, from 0 to 1. */
export function worthBy(month: number, tasks: readonly Task[], spans: readonly Span[]) {
  const sum = (some: readonly Task[]) => some.reduce((total, { worth }) => total + worth, 0)
  const done = tasks.filter((_, index) => {
    const span = spans[index]
    return span && isDoneBy(span, month)
  })
  return sum(done) / sum(tasks)
}

export type Range = { low: number; high: number }

/** Rounds a value and clamps it to a range. */
export const within = (value: number, { low, high }: Range) =>
  Math.min(Math.max(Math.round(value), low), high)

export type Place = Pick<Task, 'worth' | 'effort'>
