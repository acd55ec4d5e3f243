import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { lengthOf, namesIn } from '../frame/calendar.ts'
import { integer, list } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { within } from './schedule.ts'
import type { Labels } from './schema.server.ts'

export const postId = (index: number) => `month-on-the-wall-post-${index}`

/** The month on the wall: its days and festivals, and its posts on the days where they hang now. */
export function useMonth(props: DemoProps<Labels>) {
  const { labels, language } = props
  const { month, festivals, kinds, posts } = labels
  const demo = useDemo(props, {
    days: list(
      integer(1, 31),
      posts.map(({ day }) => day),
    ),
  })
  const [chosen, choose] = useState(Math.floor(posts.length / 2))
  const { days } = demo.values
  const length = lengthOf(month)
  const names = namesIn(language)
  // A kite moved by keys is a new element in another cell, so the focus has to follow it.
  const follow = useRef(false)
  useEffect(() => {
    if (follow.current) document.getElementById(postId(chosen))?.focus()
    follow.current = false
  })
  const hang = (index: number, day: number) => {
    choose(index)
    demo.set({ days: days.with(index, within(day, length)) })
  }
  return {
    demo,
    month,
    length,
    names,
    festivals: festivals
      .filter(({ day }) => day.startsWith(month))
      .map(({ day, name }) => ({ name, day: Number(day.slice(8)) })),
    /** In the order of the plan. In a shorter month, posts past its end move to its last day. */
    posts: posts.map((post, index) => ({
      ...post,
      index,
      day: within(days[index] ?? post.day, length),
      kind: kinds.find(({ kind }) => kind === post.kind),
    })),
    chosen,
    choose,
    /** "Monday 4 January" */
    dateOf: (day: number) =>
      fillIn(labels.date, { weekday: names.weekday(month, day), day, month: names.month(month) }),
    hang,
    step(index: number, by: number) {
      follow.current = true
      const day = within(days[index] ?? 1, length) + by
      if (day >= 1 && day <= length) hang(index, day)
    },
  }
}

export type MonthInUse = ReturnType<typeof useMonth>
export type HangingPost = MonthInUse['posts'][number]
