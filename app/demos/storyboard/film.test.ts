import { expect, test } from 'vitest'
import { readingTime, shotAt, startOf, trimmed } from './film.ts'

const SHOTS = [4, 4, 6, 5, 6, 5]
const TRIM = { low: 1, high: 15, step: 0.5, strip: 45 }

test('The example of the BBC: a caption of four words takes 1.2 seconds to read', () => {
  expect(readingTime('Nine tonnes, two slings.', 0.3)).toBeCloseTo(1.2)
  expect(readingTime('Nine tonnes – two slings', 0.3), 'a dash is no word').toBeCloseTo(1.2)
})

test('A shot is on the screen from its first moment up to that of the next, the last to the end', () => {
  expect(shotAt(SHOTS, 0)).toEqual({ index: 0, progress: 0 })
  expect(shotAt(SHOTS, 3.99).index).toBe(0)
  expect(shotAt(SHOTS, 4)).toEqual({ index: 1, progress: 0 })
  expect(shotAt(SHOTS, 11)).toEqual({ index: 2, progress: 0.5 })
  expect(shotAt(SHOTS, 30)).toEqual({ index: 5, progress: 1 })
  expect([0, 2, 5].map((index) => startOf(SHOTS, index))).toEqual([0, 8, 25])
})

test('Trimming goes in whole steps, and ends at the shortest shot, the longest, and the end of the strip', () => {
  expect(trimmed(SHOTS, 1, 5.3, TRIM)[1]).toBe(5.5)
  expect(trimmed(SHOTS, 1, -3, TRIM)[1]).toBe(1)
  expect(trimmed(SHOTS, 1, 99, TRIM)[1]).toBe(15)
  const full = [15, 15, 6, 3, 3, 2]
  expect(trimmed(full, 5, 9, TRIM)[5]).toBe(3)
  expect(trimmed(full, 0, 14, TRIM)).toEqual([14, 15, 6, 3, 3, 2])
})
