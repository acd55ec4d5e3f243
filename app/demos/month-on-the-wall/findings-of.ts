import { fillIn } from '../../../contract/fill-in.ts'
import { count, crowdedDays, daysWithPost, gapsIn, isGreeted, longestSilence } from './schedule.ts'
import type { MonthInUse } from './use-month.ts'

/** The findings of a month: its figures as text, its gaps, and sentences about what is wrong. */
export function findingsOf({ demo, posts, festivals, length, dateOf }: MonthInUse) {
  const { rules, findings, outOf } = demo.labels
  const days = posts.map(({ day }) => day)
  const gaps = gapsIn(days, length, rules.gap)
  const crowded = crowdedDays(days)
  const crowdedSentences = crowded.map(({ day, count }) =>
    fillIn(findings.crowded, { count, date: dateOf(day) }),
  )
  const greetings = posts.filter(({ kind }) => kind?.greets).map(({ day }) => day)
  const missed = festivals.filter(({ day }) => !isGreeted(day, greetings, rules.ahead))
  return {
    gaps,
    missed,
    sentences: [
      ...crowdedSentences,
      ...gaps.map(({ from, to }) =>
        fillIn(findings.gap, { from: dateOf(from), to: dateOf(to), count: count({ from, to }) }),
      ),
      ...missed.map(({ name, day }) =>
        fillIn(findings.festival, { festival: name, date: dateOf(day) }),
      ),
    ],
    figures: {
      crowded: crowdedSentences.join(' '),
      gap: String(longestSilence(days, length)),
      days: fillIn(outOf, { count: daysWithPost(days), all: length }),
      festivals: fillIn(outOf, { count: festivals.length - missed.length, all: festivals.length }),
    },
  }
}

export type Findings = ReturnType<typeof findingsOf>
