import { expect, test } from 'vitest'
import { columnOf, lengthOf, namesIn } from './calendar.ts'

test('February has 28 days, and 29 where the year is a leap year of the Gregorian calendar', () => {
  expect(['2027-02', '2028-02', '2100-02', '2000-02'].map(lengthOf)).toEqual([28, 29, 28, 29])
  expect(['2027-01', '2027-04', '2026-12'].map(lengthOf)).toEqual([31, 30, 31])
})

test('1 January 2027 is a Friday, 26 January a Tuesday', () => {
  expect(columnOf('2027-01', 1)).toBe(4)
  const { date, weekdays, monthOfYear } = namesIn('en-IN')
  expect(date('2027-01', 26)).toContain('Tuesday')
  expect(weekdays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(monthOfYear('2027-01')).toBe('January 2027')
})
