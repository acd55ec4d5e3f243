import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

const RANGE = { low: 0.5, high: 500_000 }

test.each([
  ['2,000', 2000],
  ['₹ 2,00,000', 200_000],
  ['12.5 %', 12.5],
  ['.5', 0.5],
  ['400.', 400],
  ['૨,૦૦૦', 2000],
  ['₹ २,००,०००', 200_000],
  ['٤٠٠٫٥', 400.5],
  ['１２．５　％', 12.5],
  ['\u200e50,000', 50_000],
])('%s is a number, as people in India write it', (text, value) => {
  expect(readQuantity(text, RANGE, 'en-IN')).toBe(value)
})

test.each([
  ...['', 'abc', '1e3', '2..5', '0x10', '--2', 'Infinity'],
  ...['0', '0.49', '-3', '500001', '9'.repeat(400)],
])('%j is none, or out of range', (text) => {
  expect(readQuantity(text, RANGE, 'en-IN')).toBeUndefined()
})
