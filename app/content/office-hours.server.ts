import { fillIn } from '../../contract/fill-in.ts'
import { WEEK } from '../../schemas/site.ts'
import { brand, contact, site } from './content.server.ts'

/** A date on that day of the week: 1 January 2024 was a Monday. */
const dateOn = (day: (typeof WEEK)[number]) => Date.UTC(2024, 0, 1 + WEEK.indexOf(day))

/** A time like 18:30 as readers write it: 6.30 pm, with a point in Indian and British English. */
function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const text = new Intl.DateTimeFormat(brand.language, {
    hour: 'numeric',
    ...(minute > 0 && { minute: '2-digit' }),
    timeZone: 'UTC',
  }).format(Date.UTC(2024, 0, 1, hour, minute))
  return /^en-(?:IN|GB)\b/.test(brand.language) ? text.replace(':', '.') : text
}

/**
 * Office hours in the wording of the contact page, one line for each kind of day.
 * @param weekday how long the names of the days are
 */
export function officeHours(weekday: 'long' | 'short' = 'long') {
  const days = new Intl.DateTimeFormat(brand.language, { weekday, timeZone: 'UTC' })
  return (site.contact.hours ?? []).map(({ from, to, opens, closes }) =>
    fillIn(contact.map.hours, {
      days: from === to ? days.format(dateOn(from)) : days.formatRange(dateOn(from), dateOn(to)),
      opens: timeInWords(opens),
      closes: timeInWords(closes),
    }),
  )
}
