import type { SiteSettings } from './site-settings.ts'

/** When the office is open. */
export type Office = NonNullable<SiteSettings['office']>

/** An office that is closed for longer answers nobody. */
const MOST_DAYS = 731

const DAY = 24 * 60 * 60_000

/**
 * What clocks show at a moment, as the moment at which those in UTC show it.
 * @param timeZone the browser's own if there is none
 */
export function localTime(moment: number, timeZone?: string): number {
  // Not by `Temporal`, which some browsers lack. Sweden writes dates as ISO 8601 does.
  const options = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const
  const [date, time] = new Intl.DateTimeFormat('sv-SE', options).format(moment).split(' ')
  return Date.parse(`${date}T${time}Z`)
}

/** The moment at which clocks show a local time. */
function momentOf(local: number, timeZone: string): number {
  const offsetAt = (moment: number) => localTime(moment, timeZone) - moment
  return local - offsetAt(local - offsetAt(local))
}

/** The number of a day, counted from 1970. */
export const dayOf = (local: number) => Math.floor(local / DAY)

/** The milliseconds from midnight to a time like 18:30. */
export const sinceMidnight = (time: string) => Date.parse(`1970-01-01T${time}Z`)

/** The milliseconds of a working day: the longest of the week. A shorter one counts as a part of it. */
function workingDay({ hours }: Office): number {
  const lengthOn = (day: number) =>
    hours
      .filter(({ days }) => days.includes(day))
      .reduce((sum, { opens, closes }) => sum + sinceMidnight(closes) - sinceMidnight(opens), 0)
  return Math.max(...[1, 2, 3, 4, 5, 6, 7].map(lengthOn))
}

/**
 * When the office has been open for so many working days since a moment. Holidays do not count.
 * @param since milliseconds since 1970
 * @param days 1 is the time within which an answer is promised
 * @returns milliseconds since 1970
 */
export function afterWorkingDays(since: number, days: number, office: Office): number {
  const { timeZone, hours, holidays } = office
  const start = localTime(since, timeZone)
  let left = workingDay(office) * days
  for (let counted = 0; counted < MOST_DAYS; counted++) {
    const midnight = (dayOf(start) + counted) * DAY
    const date = new Date(midnight)
    const today = holidays.includes(date.toISOString().slice(0, 10)) ? [] : hours
    for (const { opens, closes } of today.filter(({ days }) =>
      days.includes(date.getUTCDay() || 7),
    )) {
      const from = Math.max(start, midnight + sinceMidnight(opens))
      const open = Math.max(0, midnight + sinceMidnight(closes) - from)
      if (open >= left) return momentOf(from + left, timeZone)
      left -= open
    }
  }
  return Number.POSITIVE_INFINITY
}
