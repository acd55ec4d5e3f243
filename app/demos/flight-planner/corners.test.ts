import { expect, test } from 'vitest'
import { cornersAsText, fitted, isArea, readCorners } from './corners.ts'
import { areaOf } from './polygon.ts'

const FIELD = '200,100;800,100;800,400;200,400'

test('Corners are told in an address, and read again', () => {
  expect(cornersAsText(readCorners(FIELD) ?? [])).toBe(FIELD)
})

test.each([
  ['', 'none'],
  ['200,100;800,100', 'two'],
  ['200,100;800,400;800,100;200,400', 'sides that cross'],
  ['200,100;300,100;400,100', 'a line'],
  ['200,100;8000,100;800,400', 'one off the map'],
  ['a,b;c,d;e,f', 'letters'],
  [Array.from({ length: 30 }, (_, index) => `${index},${index}`).join(';'), 'thirty'],
])('%j is no area: %s', (text) => {
  expect(readCorners(text)).toBeUndefined()
})

test('An area of any size fits the map, which then has another scale', () => {
  const side = 4000
  const { corners, metres } = fitted([
    { x: 0, y: 0 },
    { x: side, y: 0 },
    { x: side, y: side / 4 },
    { x: 0, y: side / 4 },
  ])
  expect(isArea(corners)).toBe(true)
  expect(areaOf(corners) * (metres / 1000) ** 2).toBeCloseTo(side ** 2 / 4, -5)
})
