import { expect, test } from 'vitest'
import { asks, daysBetween, movedTo, placementText, readPlacement } from './placement.ts'

const CHOICES = {
  stages: ['Asked', 'Visited', 'Quoted', 'Won'],
  steps: ['Call', 'Visit'],
  reasons: ['Price', 'Silence'],
}

test.each([
  { stage: 2, step: 0, due: -3 },
  { stage: 0, step: 1, due: undefined },
  { stage: 3, step: undefined, due: undefined },
  { stage: 'lost' as const, reason: 1 },
  { stage: 'lost' as const, reason: undefined },
])('%j comes back from the address as it was', (placement) => {
  expect(readPlacement(placementText(placement), CHOICES)).toEqual(placement)
})

test.each(['', '4.0.1', '-1.0.1', 'won.0.1', 'NaN', '1e1.0'])('%j is no stage', (text) => {
  expect(readPlacement(text, CHOICES)).toBeUndefined()
})

test('A step, a day or a reason that is not offered has to be chosen again', () => {
  expect(readPlacement('1.7.900', CHOICES)).toEqual({ stage: 1, step: undefined, due: undefined })
  expect(readPlacement('lost.2', CHOICES)).toEqual({ stage: 'lost', reason: undefined })
})

test('An enquiry that moved asks until both step and day, or the reason, are chosen', () => {
  expect([movedTo(1), movedTo('lost'), { stage: 1, step: 0 }].map(asks)).toEqual([true, true, true])
  expect(asks({ stage: 1, step: 0, due: 0 })).toBe(false)
  expect(asks({ stage: 'lost', reason: 0 })).toBe(false)
})

test('Days are counted over the end of a month and of a leap year’s February', () => {
  expect(daysBetween('2027-01-21', '2027-02-01')).toBe(11)
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
})
