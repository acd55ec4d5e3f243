import { expect, test } from 'vitest'
import { timeSaved } from './time-saved.ts'

const ASSUMED = { days: 26, callMinutes: 1, staffMinutes: 30, winning: 0.1 }

test('34 answered calls save 34 minutes a day, 10 people 30 minutes a month each; of 6 missed callers one in ten is won', () => {
  const { callHours, staffHours, hours, enquiries } = timeSaved(
    { calls: 40, missed: 6, staff: 10 },
    ASSUMED,
  )
  expect(callHours).toBeCloseTo((34 * 26) / 60, 9)
  expect(staffHours).toBe(5)
  expect(hours).toBeCloseTo(19.7333, 4)
  // 6 × 26 × 0.1 = 15.6, and nobody wins six tenths of an enquiry.
  expect(enquiries).toBe(15)
})

test('No more calls can be missed than there are', () => {
  expect(timeSaved({ calls: 10, missed: 30, staff: 0 }, ASSUMED)).toEqual({
    callHours: 0,
    staffHours: 0,
    hours: 0,
    enquiries: 26,
  })
})

test('Nothing assumed, nothing saved', () => {
  const nothing = { days: 26, callMinutes: 0, staffMinutes: 0, winning: 0 }
  expect(timeSaved({ calls: 40, missed: 6, staff: 10 }, nothing)).toMatchObject({
    hours: 0,
    enquiries: 0,
  })
})
