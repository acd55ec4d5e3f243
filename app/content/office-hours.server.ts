import { fillIn } from '../../contract/fill-in.ts'
import { WEEK } from '../../schemas/site.ts'
import { contact, site } from './content.server.ts'

const days = new Intl.DateTimeFormat(site.language, { weekday: 'long', timeZone: 'UTC' })

/** A date on that day of the week: 1 January 2024 was a Monday. */
const dateOn = (day: (typeof WEEK)[number]) => Date.UTC(2024, 0, 1 + WEEK.indexOf(day))

/** Office hours in the wording of the contact page, one line for each kind of day. */
export const officeHours = () =>
  (site.contact.hours ?? []).map(({ from, to, opens, closes }) =>
    fillIn(contact.map.hours, {
      days: from === to ? days.format(dateOn(from)) : days.formatRange(dateOn(from), dateOn(to)),
      opens,
      closes,
    }),
  )
