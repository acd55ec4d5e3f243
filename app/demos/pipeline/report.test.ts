import { expect, test } from 'vitest'
import { report } from './report.ts'

const WON = '3'

test('Open business is what is neither won nor lost; late is what was due before today', () => {
  const board = [
    { value: 500, placement: { stage: '0', next: '0', due: '-1' } },
    { value: 300, placement: { stage: '2', next: '0', due: '0' } },
    { value: 200, placement: { stage: WON, next: '1', due: '-4' } },
    { value: 100, placement: { stage: 'lost', next: '0', due: '' } },
  ]
  expect(report(board, WON)).toEqual({ open: 800, late: 2, asking: 0, won: 200, lost: 1 })
})

test('An enquiry without a next step is asking, not late', () => {
  const board = [
    { value: 500, placement: { stage: '1', next: '', due: '-1' } },
    { value: 300, placement: { stage: 'lost', next: '', due: '' } },
  ]
  expect(report(board, WON)).toEqual({ open: 500, late: 0, asking: 2, won: 0, lost: 1 })
})
