import { expect, test } from 'vitest'
import { flightLines } from './flight-lines.ts'

const FIELD = [
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 400, y: 200 },
  { x: 0, y: 200 },
]
const SPACING = { lines: 40, photos: 20 }

test('Lines over a field of 400 by 200 m run along its long side, 40 m apart, to and fro, each with a picture more than spacings', () => {
  const { lines, distance } = flightLines(FIELD, SPACING)
  expect(lines).toHaveLength(5)
  expect(lines.map(({ pictures }) => pictures)).toEqual([21, 21, 21, 21, 21])
  // Five lines and the four ways between them.
  expect(distance).toBeCloseTo(5 * 400 + 4 * 40, 6)
  const [first, second] = lines
  expect(Math.abs((first?.from.y ?? 0) - (second?.from.y ?? 0))).toBeCloseTo(40, 6)
  expect(first?.to.x).toBeCloseTo(second?.from.x ?? 0, 6)
})

test('Lines over a field of 400 by 200 m are as many as the spacing needs, one at least: a part of a spacing takes a line', () => {
  const linesAt = (lines: number) => flightLines(FIELD, { lines, photos: 20 }).lines.length
  expect([900, 40, 39].map(linesAt)).toEqual([1, 5, 6])
})
