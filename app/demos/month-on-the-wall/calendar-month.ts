/** A month of the calendar as ISO 8601 writes it: `2027-01`. */
export type Month = string

const DAY = 86_400_000

const at = (month: Month, day: number) => new Date(`${month}-${String(day).padStart(2, '0')}`)

/** The month so many months on, or back. */
export function monthOn(month: Month, by: number): Month {
  const date = at(month, 1)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}

/** How many days it has. */
export const lengthOf = (month: Month) =>
  (at(monthOn(month, 1), 1).getTime() - at(month, 1).getTime()) / DAY

/** Column of a day in a week that begins on Monday, as ISO 8601 has it: 0 to 6. */
export const columnOf = (month: Month, day: number) => (at(month, day).getUTCDay() + 6) % 7

/**
 * Names of months and weekdays in a language; the same in every time zone.
 * @param language as BCP 47 names it
 */
export function namesIn(language: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const [long, month, year, short] = [
    format({ weekday: 'long' }),
    format({ month: 'long' }),
    format({ month: 'long', year: 'numeric' }),
    format({ weekday: 'short' }),
  ]
  return {
    /** "Monday" */
    weekday: (of: Month, day: number) => long.format(at(of, day)),
    /** "January" */
    month: (of: Month) => month.format(at(of, 1)),
    /** "January 2027" */
    monthOfYear: (of: Month) => year.format(at(of, 1)),
    /** "Mon" to "Sun"; 1 January 2024 was a Monday. */
    weekdays: Array.from({ length: 7 }, (_, index) => short.format(at('2024-01', 1 + index))),
  }
}
