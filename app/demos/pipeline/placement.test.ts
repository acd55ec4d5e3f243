import { expect, test } from 'vitest'
import { asks, isOffered, movedTo, placementIn, report } from './placement.ts'

const CHOICES = {
  stages: ['Asked', 'Visited', 'Quoted', 'Won'],
  lost: 'Lost',
  steps: ['Call', 'Visit', 'Sample'],
  reasons: ['Price', 'Silence'],
}

const { read, write } = placementIn(CHOICES)

test('A placement comes back from the address as it was, and what it does not offer is none', () => {
  const late = { stage: 'Quoted', next: 'Call', due: '-3' }
  expect(write(late)).toBe('Quoted|Call|-3')
  for (const placement of [late, movedTo('Won'), { stage: 'Lost', next: 'Price', due: '' }])
    expect(read(write(placement))).toEqual(placement)
  const wrong = ['Sold|Call|1', 'Asked|Sing|1', 'Asked|Call|900', 'Asked|Call', 'Asked|Call|1|']
  for (const text of ['', ...wrong]) expect(read(text), text).toBeUndefined()
  expect(isOffered(late, CHOICES)).toBe(true)
  expect(isOffered({ ...movedTo('Lost'), next: 'Call' }, CHOICES)).toBe(false)
})

test('An enquiry that moved asks until both step and day, or the reason, are chosen', () => {
  const moved = [movedTo('Asked'), movedTo('Lost'), { ...movedTo('Asked'), next: 'Call' }]
  expect(moved.map((placement) => asks(placement, 'Lost'))).toEqual([true, true, true])
  expect(asks({ stage: 'Asked', next: 'Call', due: '0' }, 'Lost')).toBe(false)
  expect(asks({ ...movedTo('Lost'), next: 'Price' }, 'Lost')).toBe(false)
})

test('Open business is neither won nor lost; late was due before today; who has no next step asks', () => {
  const board = [
    { value: 500, placement: { stage: 'Asked', next: 'Call', due: '-1' } },
    { value: 300, placement: { stage: 'Quoted', next: '', due: '-1' } },
    { value: 200, placement: { stage: 'Won', next: 'Visit', due: '-4' } },
    { value: 100, placement: { stage: 'Lost', next: '', due: '' } },
  ]
  expect(report(board, 'Won', 'Lost')).toEqual({ open: 800, late: 2, asking: 2, won: 200, lost: 1 })
})
