/** A month of the calendar as ISO 8601 writes it: `2027-01`. */
export type Month = string

const at = (month: Month, day: number) => new Date(`${month}-${String(day).padStart(2, '0')}`)

/** The number of days in a month. */
export function lengthOf(month: Month) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** Column of a day, 0 to 6, in a week that begins on Monday (ISO 8601). */
export const columnOf = (month: Month, day: number) => (at(month, day).getUTCDay() + 6) % 7

/** Names of months and weekdays in a language; the same in every time zone. */
export function namesIn(language: string) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (of: Month, day = 1) => format(at(of, day))
  }
  const short = write({ weekday: 'short' })
  return {
    date: write({ weekday: 'long', day: 'numeric', month: 'long' }),
    monthOfYear: write({ month: 'long', year: 'numeric' }),
    /** "Mon" to "Sun"; 1 January 2024 was a Monday. */
    weekdays: Array.from({ length: 7 }, (_, index) => short('2024-01', 1 + index)),
  }
}
