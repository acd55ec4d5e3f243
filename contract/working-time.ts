/** When the office is open: hours in order, as HH:MM, with days of the week from 1, Monday. */
export interface Office {
  timeZone: string
  hours: { days: number[]; opens: string; closes: string }[]
  /** ISO dates. */
  holidays: string[]
}

/** An office that is closed for longer answers nobody. */
const MOST_DAYS = 731

/** Milliseconds from opening to closing, both as HH:MM; negative if it closes first. @throws RangeError */
export const openFor = ({ opens, closes }: Record<'opens' | 'closes', string>) =>
  Temporal.PlainTime.from(opens).until(closes).total('milliseconds')

/** @param moment milliseconds since 1970 @throws RangeError if there is no such time zone */
const inTimeZone = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)

/** Whether there is such a time zone. `Intl` also takes names, such as IST, that `Temporal` refuses. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(inTimeZone(0, timeZone))
  } catch {
    return false
  }
}

/** The milliseconds of a working day: the longest of the week. A shorter one counts as a part of it. */
function workingDay({ hours }: Office): number {
  const lengthOn = (day: number) =>
    hours.filter(({ days }) => days.includes(day)).reduce((sum, one) => sum + openFor(one), 0)
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
  let left = workingDay(office) * days
  let day = inTimeZone(since, timeZone).toPlainDate()
  for (let counted = 0; counted < MOST_DAYS; counted++) {
    const at = (plainTime: string) => day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
    const today = holidays.includes(`${day}`) ? [] : hours
    for (const { opens, closes } of today.filter(({ days }) => days.includes(day.dayOfWeek))) {
      const from = Math.max(since, at(opens))
      const open = Math.max(0, at(closes) - from)
      if (open >= left) return from + left
      left -= open
    }
    day = day.add({ days: 1 })
  }
  return Number.POSITIVE_INFINITY
}

/** Whose clock and language the owner reads. */
type Reader = { timeZone?: string | undefined; language: string }

/**
 * A moment as the owner writes it: “27 Nov 2026, 6:30 pm IST”; in UTC where the site names no time zone.
 * @param moment milliseconds since 1970
 */
export const localTime = (moment: number, { timeZone = 'UTC', language }: Reader) =>
  inTimeZone(moment, timeZone).toLocaleString(language, {
    ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
  })

/** A moment as spreadsheets read it, by the owner's clock: “2026-11-27 18:30:00”. */
export const sortableTime = (moment: number, timeZone = 'UTC') =>
  inTimeZone(moment, timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ')

/** A moment in the office's time zone, in a sentence: “Friday, 27 November at 6:30 pm”. */
export const momentInWords = (moment: number, office: Office, { language }: Reader) =>
  inTimeZone(moment, office.timeZone).toLocaleString(language, {
    ...({ weekday: 'long', day: 'numeric', month: 'long' } as const),
    ...({ hour: 'numeric', minute: '2-digit' } as const),
  })
