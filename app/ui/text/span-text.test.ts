import { expect, it } from 'vitest'
import { spanText } from './span-text.ts'

it('names first and last mark, and a single mark once', () => {
  expect(spanText([1, 2], [], 'Day')).toBe('Day 1–2')
  expect(spanText([10, 10], [], 'Day')).toBe('Day 10')
  expect(spanText([1, 3], ['Apr', 'May', 'Jun'])).toBe('Apr–Jun')
  expect(spanText([3, 3], ['Apr', 'May', 'Jun'])).toBe('Jun')
})
