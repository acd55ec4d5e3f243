import { fillIn } from '../../contract/fill-in.ts'
import { timeInWords } from '../../contract/promised-time.ts'
import { sinceMidnight } from '../../contract/working-time.ts'
import { WEEK } from '../../model/files/site.ts'
import { brand, contact, site } from './content.server.ts'

/** A date on that day of the week: 1 January 2024 was a Monday. */
const dateOn = (day: (typeof WEEK)[number]) => Date.UTC(2024, 0, 1 + WEEK.indexOf(day))

/** Office hours in the wording of the contact page, one line for each kind of day. */
export function officeHours(weekday: 'long' | 'short' = 'long') {
  const days = new Intl.DateTimeFormat(brand.language, { weekday, timeZone: 'UTC' })
  const inWords = (time: string) => timeInWords(sinceMidnight(time), brand.language)
  return (site.contact.hours ?? []).map(({ from, to, opens, closes }) =>
    fillIn(contact.map.hours, {
      days: from === to ? days.format(dateOn(from)) : days.formatRange(dateOn(from), dateOn(to)),
      opens: inWords(opens),
      closes: inWords(closes),
    }),
  )
}
