import { expect, test } from 'vitest'
import { attendance, daysOf, daysWith, marksOf, pressed } from './attendance.ts'

const JANUARY = { month: '2027-01', weeklyOff: [0], holidays: [{ day: 14 }, { day: 26 }] }
const days = daysOf(JANUARY)

test('January 2027 has 31 days, begins on a Friday, and five Sundays and two holidays are off', () => {
  expect([days.length, days[0]?.weekday]).toEqual([31, 5])
  expect(days.filter(({ off }) => off).map(({ day }) => day)).toEqual([3, 10, 14, 17, 24, 26, 31])
  expect(daysOf({ ...JANUARY, month: '2028-02' })).toHaveLength(29)
})

test('Leave is paid while some is left; absence is not, and days off are', () => {
  const marks = marksOf(days, '7,8,15', '20')
  expect(attendance(marks, 2)).toEqual({
    present: 20,
    leave: 3,
    absent: 1,
    unpaid: 2,
    days: 31,
    paid: 29,
  })
  expect(attendance(marks, 10)).toMatchObject({ unpaid: 1, paid: 30 })
})

test('A pressed day goes from present to leave to absent and back; a Sunday stays', () => {
  const marks = marksOf(days, '', '')
  const once = pressed(pressed(marks, 3), 4)
  expect([daysWith(once, 'l'), daysWith(once, 'o')]).toEqual(['4', '3,10,14,17,24,26,31'])
  expect(daysWith(pressed(once, 4), 'a')).toBe('4')
  expect(pressed(pressed(once, 4), 4)).toEqual(marks)
})

test('Nonsense in an address marks no day', () => {
  expect(daysWith(marksOf(days, 'x,99,-1,,3', '1e9'), 'l')).toBe('')
})
