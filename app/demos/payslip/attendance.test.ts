import { expect, test } from 'vitest'
import { attendance, daysWith, marksOf, pressed } from './attendance.ts'

const JANUARY = { month: '2027-01', holidays: [{ day: 14 }, { day: 26 }] }
const OFF = [3, 10, 14, 17, 24, 26, 31]

test('Of January 2027, which begins on a Friday, five Sundays and two holidays are off', () => {
  const marks = marksOf(JANUARY, [], [])
  expect(marks).toHaveLength(31)
  expect(daysWith(marks, 'o')).toEqual(OFF)
  expect(marksOf({ ...JANUARY, month: '2028-02' }, [], [])).toHaveLength(29)
})

test('Leave is paid while some is left; absence is not, and days off are', () => {
  const marks = marksOf(JANUARY, [7, 8, 15], [20])
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
  const marks = marksOf(JANUARY, [], [])
  const once = pressed(pressed(marks, 3), 4)
  expect([daysWith(once, 'l'), daysWith(once, 'o')]).toEqual([[4], OFF])
  expect(daysWith(pressed(once, 4), 'a')).toEqual([4])
  expect(pressed(pressed(once, 4), 4)).toEqual(marks)
})
