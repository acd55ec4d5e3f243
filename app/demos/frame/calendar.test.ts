import { expect, test } from 'vitest'
import { columnOf, namesIn } from './calendar.ts'

test('1 January 2027 is a Friday, 26 January a Tuesday', () => {
  expect(columnOf('2027-01', 1)).toBe(4)
  const { date, weekdays, monthOfYear } = namesIn('en-IN')
  expect(date('2027-01', 26)).toContain('Tuesday')
  expect(weekdays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(monthOfYear('2027-01')).toBe('January 2027')
})
