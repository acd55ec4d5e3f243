import type { SiteSettings } from '../contract/site-settings.ts'

/** When the office is open. */
export type Office = NonNullable<SiteSettings['office']>

/** An office that is closed for longer answers nobody. */
const MOST_DAYS = 731

/** The milliseconds of a working day: the longest of the week. A shorter one counts as a part of it. */
function workingDay({ hours }: Office): number {
  const lengthOn = (day: number) =>
    hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) =>
        Temporal.PlainTime.from(opens).until(closes).total('milliseconds'),
      )
      .reduce((sum, length) => sum + length, 0)
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
  let day = Temporal.Instant.fromEpochMilliseconds(since).toZonedDateTimeISO(timeZone).toPlainDate()
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
