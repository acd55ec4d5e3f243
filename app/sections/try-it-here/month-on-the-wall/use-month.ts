import { fillIn } from '../../../../contract/fill-in.ts'
import type { MonthOnTheWallWords } from '../../../../schemas/demonstrations/month-on-the-wall.ts'
import { useStand } from '../use-stand.ts'
import { lengthOf, type Month, namesIn } from './calendar-month.ts'
import { readDays, within } from './schedule.ts'

export const PIECE = 'month-on-the-wall'

const isOffered = (month: Month, { first, last }: MonthOnTheWallWords['months']) =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= first && month <= last

/** The month that hangs on the wall: its days, festivals, and the posts where they hang now. */
export function useMonth(words: MonthOnTheWallWords, language: string) {
  const { months, festivals, kinds, posts } = words
  const firstDays = posts.map(({ day }) => day)
  const course = useStand(PIECE, { month: months.first, days: firstDays.join(',') })
  const { stand, change } = course
  const month = isOffered(stand.month, months) ? stand.month : months.first
  const length = lengthOf(month)
  const days = readDays(stand.days, posts.length) ?? firstDays
  const names = namesIn(language)
  return {
    course,
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
      fillIn(words.date, { weekday: names.weekday(month, day), day, month: names.month(month) }),
    /** Hangs a post on another day. */
    hang: (index: number, day: number) =>
      change({ days: days.with(index, within(day, length)).join(',') }),
    turnTo: (month: Month) => change({ month }),
  }
}

export type MonthInUse = ReturnType<typeof useMonth>
export type HangingPost = MonthInUse['posts'][number]
