import { expect, test } from 'vitest'
import { gapsIn, isGreeted, longestSilence } from './schedule.ts'
import { type Labels, labelsOn } from './schema.server.ts'

test('Days in a row without a post are a gap, at both ends of the month too', () => {
  const days = [3, 4, 4, 9, 10]
  expect(gapsIn(days, 12, 2)).toEqual([
    { from: 1, to: 2 },
    { from: 5, to: 8 },
    { from: 11, to: 12 },
  ])
  expect(gapsIn(days, 12, 3)).toEqual([{ from: 5, to: 8 }])
  expect(gapsIn([], 30, 2)).toEqual([{ from: 1, to: 30 }])
  expect([longestSilence(days, 12), longestSilence([1, 2, 3], 3)]).toEqual([4, 0])
})

test('A greeting counts on the day or shortly before, never after', () => {
  expect([12, 13, 14, 15].map((day) => isGreeted(14, [day], 1))).toEqual([false, true, true, false])
})

test.each([
  ['2026-11-22', '2026-12'],
  ['2026-12-31', '2027-01'],
])('On %s the coming month is %s', (today, month) => {
  expect(labelsOn({} as Labels, today)).toEqual({ month })
})
