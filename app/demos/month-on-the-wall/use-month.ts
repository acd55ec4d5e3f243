import { fillIn } from '../../../contract/fill-in.ts'
import type { MonthOnTheWallLabels } from '../../../schemas/demos/month-on-the-wall.ts'
import { codec } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { lengthOf, type Month, namesIn } from './calendar-month.ts'
import { readDays, within } from './schedule.ts'

const isOffered = (month: Month, { first, last }: MonthOnTheWallLabels['months']) =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= first && month <= last

/** The month that hangs on the wall: its days, festivals, and the posts where they hang now. */
export function useMonth(props: DemoProps<MonthOnTheWallLabels>) {
  const { labels, language } = props
  const { months, festivals, kinds, posts } = labels
  const demo = useDemo('month-on-the-wall', props, {
    month: codec(months.first, (text) => (isOffered(text, months) ? text : undefined)),
    days: codec(
      posts.map(({ day }) => day),
      (text) => readDays(text, posts.length),
    ),
  })
  const { month, days } = demo.values
  const length = lengthOf(month)
  const names = namesIn(language)
  return {
    demo,
    month,
    length,
    names,
    festivals: festivals
      .filter(({ day }) => day.startsWith(month))
      .map(({ day, name }) => ({ name, day: Number(day.slice(8)) })),
    /** In the order of the plan. In a shorter month the last ones move up to its last day. */
    posts: posts.map((post, index) => ({
      ...post,
      index,
      day: within(days[index] ?? post.day, length),
      kind: kinds.find(({ kind }) => kind === post.kind),
    })),
    /** "Monday 4 January" */
    dateOf: (day: number) =>
      fillIn(labels.date, { weekday: names.weekday(month, day), day, month: names.month(month) }),
    /** Hangs a post on another day. */
    hang: (index: number, day: number) => demo.set({ days: days.with(index, within(day, length)) }),
    turnTo: (month: Month) => demo.set({ month }),
  }
}

export type MonthInUse = ReturnType<typeof useMonth>
export type HangingPost = MonthInUse['posts'][number]
