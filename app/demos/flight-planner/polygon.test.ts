import { expect, test } from 'vitest'
import { isArea } from './polygon.ts'

const corners = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }))

test.each([
  ['a simple polygon', true, corners([200, 100], [800, 100], [800, 400], [200, 400])],
  ['sides that cross', false, corners([200, 100], [800, 400], [800, 100], [200, 400])],
  ['a line', false, corners([200, 100], [300, 100], [400, 100])],
])('Whether there is an area to fly: %s', (_, isOne, places) => {
  expect(isArea(places)).toBe(isOne)
})
