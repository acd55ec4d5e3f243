/** Days from one to another, both included. */
export type Days = { from: number; to: number }

const inOrder = (days: readonly number[]) => [...new Set(days)].sort((one, other) => one - other)

/** The runs of days without a post in a month, the first first. */
function silences(days: readonly number[], length: number): Days[] {
  const posted = [0, ...inOrder(days), length + 1]
  return posted
    .slice(1)
    .map((day, index) => ({ from: (posted[index] ?? 0) + 1, to: day - 1 }))
    .filter(({ from, to }) => from <= to)
}

/** How many days it is. */
export const count = ({ from, to }: Days) => to - from + 1

/** The gaps of a month: at least so many days in a row without a post. */
export const gapsIn = (days: readonly number[], length: number, least: number) =>
  silences(days, length).filter((silence) => count(silence) >= least)

/** The longest run of days without a post; 0 where there is a post each day. */
export const longestSilence = (days: readonly number[], length: number) =>
  Math.max(0, ...silences(days, length).map(count))

/** On how many days there is a post. */
export const daysWithPost = (days: readonly number[]) => new Set(days).size

/** The days with more than one post, in order, and how many they have. */
export const crowdedDays = (days: readonly number[]) =>
  inOrder(days)
    .map((day) => ({ day, count: days.filter((each) => each === day).length }))
    .filter(({ count }) => count > 1)

/** A month in tens of days: 1 to 10, 11 to 20, and the rest. */
export const tensOf = (length: number): Days[] => [
  { from: 1, to: 10 },
  { from: 11, to: 20 },
  { from: 21, to: length },
]

/** How many of the days lie in each ten of a month. */
export const inEachTen = (days: readonly number[], length: number) =>
  tensOf(length).map(({ from, to }) => days.filter((day) => day >= from && day <= to).length)

/** Whether somebody is greeted on a festival, or at most so many days ahead of it. */
export const isGreeted = (festival: number, greetings: readonly number[], ahead: number) =>
  greetings.some((day) => day <= festival && day >= festival - ahead)

/** A day within a month. */
export const within = (day: number, length: number) => Math.min(Math.max(day, 1), length)
