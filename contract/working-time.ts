/** When the office is open: hours in order, as HH:MM, with days of the week from 1, Monday. */
export interface Office {
  timeZone: string
  hours: { days: number[]; opens: string; closes: string }[]
  /** ISO dates. */
  holidays: string[]
}

/** An office that is closed for longer answers nobody. */
const MOST_DAYS = 731

const DAY = 24 * 60 * 60_000

/** What clocks show at a moment, as the moment at which those in UTC show it; by default the browser's own clocks. */
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

/** Whether every browser and the server know a time zone: `Intl` may also take IST, which means several, `Temporal` does not. */
export function isTimeZone(timeZone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone)
    return Number.isFinite(localTime(0, timeZone))
  } catch {
    return false
  }
}

/** Milliseconds from opening to closing, both as HH:MM; negative if it closes first. */
export const openFor = ({ opens, closes }: Record<'opens' | 'closes', string>) =>
  sinceMidnight(closes) - sinceMidnight(opens)

/** The milliseconds of a working day: the longest of the week. A shorter one counts as a part of it. */
function workingDay({ hours }: Office): number {
  const lengthOn = (day: number) =>
    hours.filter(({ days }) => days.includes(day)).reduce((sum, one) => sum + openFor(one), 0)
  return Math.max(...[1, 2, 3, 4, 5, 6, 7].map(lengthOn))
}

/** When the office has been open for so many working days since a moment, without holidays. */
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

/** By when an enquiry is to be answered: after a working day, or a day where the office has no hours. */
export const promisedBy = (receivedAt: number, office?: Office) =>
  office ? afterWorkingDays(receivedAt, 1, office) : receivedAt + DAY

/** A moment as the owner writes it: “27 Nov 2026, 6:30 pm IST”; in UTC where the site names no time zone. */
export const timeForOwner = (
  moment: number,
  { timeZone = 'UTC', language }: { timeZone?: string | undefined; language: string },
) =>
  new Intl.DateTimeFormat(language, {
    ...({ day: 'numeric', month: 'short', year: 'numeric', timeZone } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
  }).format(moment)

/** When a day like 2026-11-27, or so many days later, begins by the owner's clock; undefined if it is none. */
export function startOfDay(text: string, timeZone = 'UTC', later = 0): number | undefined {
  const midnight = Date.parse(`${text}T00:00Z`)
  // JavaScript takes 30 February for 2 March.
  const isDay = midnight && new Date(midnight).toISOString().startsWith(`${text}T`)
  return isDay ? momentOf(midnight + later * DAY, timeZone) : undefined
}

/** A moment as spreadsheets read it, by the owner's clock: “2026-11-27 18:30:00”. */
export const sortableTime = (moment: number, timeZone = 'UTC') =>
  new Date(localTime(moment, timeZone)).toISOString().slice(0, 19).replace('T', ' ')
