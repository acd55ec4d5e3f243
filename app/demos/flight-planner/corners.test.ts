import { expect, test } from 'vitest'
import { isArea, MOST_CORNERS } from './corners.ts'

const corners = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }))
/** Points on a circle. */
const round = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return { x: 500 + 200 * Math.cos(angle), y: 300 + 200 * Math.sin(angle) }
  })

test.each([
  ['none', []],
  ['two corners', corners([200, 100], [800, 100])],
  ['sides that cross', corners([200, 100], [800, 400], [800, 100], [200, 400])],
  ['a line', corners([200, 100], [300, 100], [400, 100])],
  ['too many corners', round(MOST_CORNERS + 1)],
])('There is no area to fly: %s', (_, places) => {
  expect(isArea(places)).toBe(false)
})

test('A simple polygon of up to the most corners is an area', () => {
  expect(isArea(corners([200, 100], [800, 100], [800, 400], [200, 400]))).toBe(true)
  expect(isArea(round(MOST_CORNERS))).toBe(true)
})
