/** A range of days, both ends included. */
export type Days = { from: number; to: number }

const inOrder = (days: readonly number[]) => [...new Set(days)].sort((one, other) => one - other)

/** The runs of days without a post in a month, in order. */
function silences(days: readonly number[], length: number): Days[] {
  const posted = [0, ...inOrder(days), length + 1]
  return posted
    .slice(1)
    .map((day, index) => ({ from: (posted[index] ?? 0) + 1, to: day - 1 }))
    .filter(({ from, to }) => from <= to)
}

const count = ({ from, to }: Days) => to - from + 1

/** The gaps of a month: runs of at least `least` days without a post. */
export const gapsIn = (days: readonly number[], length: number, least: number) =>
  silences(days, length).filter((silence) => count(silence) >= least)

/** The longest run of days without a post; 0 where there is a post each day. */
export const longestSilence = (days: readonly number[], length: number) =>
  Math.max(0, ...silences(days, length).map(count))

/** The days with more than one post, in order, and how many they have. */
export const crowdedDays = (days: readonly number[]) =>
  inOrder(days)
    .map((day) => ({ day, count: days.filter((each) => each === day).length }))
    .filter(({ count }) => count > 1)

/** Whether there is a greeting on a festival, or at most `ahead` days before it. */
export const isGreeted = (festival: number, greetings: readonly number[], ahead: number) =>
  greetings.some((day) => day <= festival && day >= festival - ahead)

/** Clamps a day to a month. */
export const within = (day: number, length: number) => Math.min(Math.max(day, 1), length)
