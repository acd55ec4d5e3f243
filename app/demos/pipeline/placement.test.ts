import { expect, test } from 'vitest'
import { asks, isOffered, LOST, movedTo, placementIn, report } from './placement.ts'

const CHOICES = {
  stages: ['Asked', 'Visited', 'Quoted', 'Won'],
  steps: ['Call', 'Visit', 'Sample'],
  reasons: ['Price', 'Silence'],
}

const { read, write } = placementIn(CHOICES)

test('A placement comes back from the address as it was, and what it does not offer is none', () => {
  const late = { stage: '2', next: '0', due: '-3' }
  expect(write(late)).toBe('2.0.-3')
  for (const placement of [late, movedTo('3'), { stage: LOST, next: '1', due: '' }])
    expect(read(write(placement))).toEqual(placement)
  for (const text of ['', '4.0.1', '-1.0.1', 'won.0.1', '1.7.1', '1.0.900', '1.0', '1.0.1.'])
    expect(read(text), text).toBeUndefined()
  // There are more steps than reasons.
  expect(isOffered({ ...late, next: '2' }, CHOICES)).toBe(true)
  expect(isOffered({ ...movedTo(LOST), next: '2' }, CHOICES)).toBe(false)
})

test('An enquiry that moved asks until both step and day, or the reason, are chosen', () => {
  const moved = [movedTo('1'), movedTo(LOST), { ...movedTo('1'), next: '0' }]
  expect(moved.map(asks)).toEqual([true, true, true])
  expect(asks({ stage: '1', next: '0', due: '0' })).toBe(false)
  expect(asks({ ...movedTo(LOST), next: '0' })).toBe(false)
})

test('Open business is neither won nor lost; late was due before today; who has no next step asks', () => {
  const board = [
    { value: 500, placement: { stage: '0', next: '0', due: '-1' } },
    { value: 300, placement: { stage: '2', next: '', due: '-1' } },
    { value: 200, placement: { stage: '3', next: '1', due: '-4' } },
    { value: 100, placement: { stage: 'lost', next: '', due: '' } },
  ]
  expect(report(board, '3')).toEqual({ open: 800, late: 2, asking: 2, won: 200, lost: 1 })
})
