import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { lengthOf, namesIn } from '../frame/calendar.ts'
import { integer, list } from '../frame/codecs.ts'
import { type DemoProps, useDemo } from '../frame/use-demo.ts'
import { crowdedDays, gapsIn, isGreeted, longestSilence, within } from './schedule.ts'
import type { Labels } from './schema.server.ts'

/** The month on the wall: its days and festivals, and its posts on the days where they hang now. */
export function useMonth(props: DemoProps<Labels>) {
  const { labels, language } = props
  const { month, festivals, kinds, posts, rules, findings, outOf } = labels
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
  const hang = (index: number, day: number) => {
    choose(index)
    demo.set({ days: days.with(index, within(day, length)) })
  }
  const dateOf = (day: number) => names.date(month, day)
  /** In the order of the plan. In a shorter month, posts past its end move to its last day. */
  const hanging = posts.map((post, index) => ({
    ...post,
    index,
    day: within(days[index] ?? post.day, length),
    kind: kinds.find(({ kind }) => kind === post.kind),
  }))
  const posted = hanging.map(({ day }) => day)
  const gaps = gapsIn(posted, length, rules.gap)
  const greetings = hanging.filter(({ kind }) => kind?.greets).map(({ day }) => day)
  const kept = festivals
    .filter(({ day }) => day.startsWith(month))
    .map(({ day: date, name }) => {
      const day = Number(date.slice(8))
      return { name, day, isMissed: !isGreeted(day, greetings, rules.ahead) }
    })
  const missed = kept.filter(({ isMissed }) => isMissed)
  const crowded = crowdedDays(posted).map(({ day, count }) =>
    fillIn(findings.crowded, { count, date: dateOf(day) }),
  )
  return {
    demo,
    month,
    length,
    names,
    dateOf,
    festivals: kept,
    posts: hanging,
    gaps,
    findings: [
      ...crowded,
      ...gaps.map(({ from, to }) =>
        fillIn(findings.gap, { from: dateOf(from), to: dateOf(to), count: to - from + 1 }),
      ),
      ...missed.map(({ name, day }) =>
        fillIn(findings.festival, { festival: name, date: dateOf(day) }),
      ),
    ],
    figures: {
      crowded: crowded.join(' '),
      gap: longestSilence(posted, length),
      days: fillIn(outOf, { count: new Set(posted).size, all: length }),
      festivals: fillIn(outOf, { count: kept.length - missed.length, all: kept.length }),
    },
    chosen,
    choose,
    hang,
  }
}

export type MonthInUse = ReturnType<typeof useMonth>
export type HangingPost = MonthInUse['posts'][number]
