import { expect, test } from 'vitest'
import { promisedTime } from './promised-time.ts'

const office = {
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:30' },
    { days: [6], opens: '10:00', closes: '14:00' },
  ],
  holidays: ['2026-11-27'],
}
const WORDS = {
  today: 'today {time}',
  tomorrow: 'tomorrow {time}',
  later: '{day} {time}',
  unknown: '?',
}

/** What is promised at a local time for what was sent then, or before. */
const promised = (now: string, sentAt = now, given: Partial<typeof office> = {}) =>
  promisedTime(
    new Date(sentAt).getTime(),
    new Date(now).getTime(),
    { office: { ...office, ...given }, language: 'en-IN' },
    WORDS,
  ).replaceAll('\u00a0', ' ')

test('A page that stays open says a day, then tomorrow, then today, then no time that has passed', () => {
  expect(promised('2026-11-26T12:00')).toBe('Saturday, 28 November 12 pm')
  const sentAt = '2026-11-24T11:15'
  expect(promised('2026-11-24T23:59', sentAt)).toBe('tomorrow 11.15 am')
  expect(promised('2026-11-25T09:00', sentAt)).toBe('today 11.15 am')
  expect(promised('2026-11-25T11:15', sentAt)).toBe('?')
})

test('It names day and zone where clocks show another time, and no time without hours', () => {
  const elsewhere = office.timeZone === 'Asia/Kolkata' ? 'America/New_York' : 'Asia/Kolkata'
  const words = promised('2026-11-24T08:00', undefined, { timeZone: elsewhere })
  expect(words).toMatch(/day, \d+ November .*(?:am|pm) (?:IST|GMT|E[SD]T)/)
  const unknown = { language: 'en-IN' }
  expect(promisedTime(0, 0, unknown, WORDS)).toBe('?')
  expect(promised('2026-11-24T08:00', undefined, { hours: [] })).toBe('?')
})
