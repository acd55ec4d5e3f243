import { expect, test } from 'vitest'
import { retryDelay } from './backoff.ts'

test('The delay doubles from half a minute to an hour', () => {
  const middle = () => 0.5
  const minutes = [1, 2, 3, 7, 8, 9, 10_000].map((n) => retryDelay(n, middle) / 60_000)
  expect(minutes).toEqual([0.5, 1, 2, 32, 60, 60, 60])
})

test('It has a jitter of half either way', () => {
  expect(retryDelay(1, () => 0)).toBe(15_000)
  expect(retryDelay(1, () => 1)).toBe(45_000)
})
