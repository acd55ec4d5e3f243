import { expect, test } from 'vitest'
import { drawLine } from './draw-line.ts'

test('A line begins at its first point and goes on by distances', () => {
  const line = drawLine([
    [10, 20],
    [12, 17.5],
    [14, 18.25],
  ])
  expect(line).toBe('M10 20l2 -2.5l2 1')
})

test('What rounding leaves out does not add up along a line', () => {
  const line = drawLine(Array.from({ length: 101 }, (_, index) => [index * 0.04, 0]))
  const ends = [...line.matchAll(/[Ml](\S+)/g)].reduce((sum, [, x]) => sum + Number(x), 0)
  expect(ends).toBeCloseTo(4)
})
