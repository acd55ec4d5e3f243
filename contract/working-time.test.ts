import { expect, test } from 'vitest'
import { afterWorkingDays } from './working-time.ts'

const OFFICE = {
  timeZone: 'Asia/Kolkata',
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' },
    { days: [6], opens: '10:00', closes: '14:00' },
  ],
  holidays: ['2027-01-14'],
}

const SHORT = { ...OFFICE, hours: [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '14:00' }] }
const BERLIN = { ...OFFICE, timeZone: 'Europe/Berlin' }

/** The local time so many working days after a local time. */
const after = (since: string, days: number, office = OFFICE) => {
  const { timeZone } = office
  const start = Temporal.PlainDateTime.from(since).toZonedDateTime(timeZone).epochMilliseconds
  return Temporal.Instant.fromEpochMilliseconds(afterWorkingDays(start, days, office))
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

test.each<[string, string, number, string, typeof OFFICE?]>([
  ['in the middle of a day', '2027-01-12T12:00', 1, '2027-01-13T12:00'],
  ['half of it', '2027-01-12T12:00', 0.5, '2027-01-12T16:00'],
  ['before the office opens', '2027-01-12T07:00', 1, '2027-01-12T18:00'],
  ['in the night', '2027-01-12T23:00', 0.5, '2027-01-13T14:00'],
  ['across a holiday', '2027-01-13T15:00', 1, '2027-01-15T15:00'],
  ['across half a Saturday and a Sunday', '2027-01-15T17:00', 1, '2027-01-18T13:00'],
  ['in hours that the owner has changed', '2027-01-15T13:00', 1, '2027-01-18T13:00', SHORT],
  ['across a change to summer time', '2027-03-27T12:00', 1, '2027-03-29T16:00', BERLIN],
])('A working day passes only while the office is open: %s', (_, since, days, end, office?) => {
  expect(after(since, days, office)).toBe(end)
})
