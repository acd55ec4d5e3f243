import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

const RANGE = { low: 0.1, high: 500_000 }

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
  ['Rs. 2,00,000/-', 200_000],
  ['500,--', 500],
  ['1,500US$', 1500],
  ['INR 50 000', 50_000],
  ['500 rupees', 500],
  ['US$ 1,234.50', 1234.5],
  ["1'234", 1234],
  ['2,50', 2.5],
  ['1,5', 1.5],
  ['0,125', 0.125],
  ['1.234,50 €', 1234.5],
  ['1,23,456.5', 123_456.5],
  ['1.234', 1.234],
])('%s is a number, as people in India write it', (text, value) => {
  expect(readQuantity(text, RANGE, 'en-IN')).toBe(value)
})

test.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['2.000', 2000],
  ['2.000,5 EUR', 2000.5],
  ['2 000 Euro', 2000],
  ['2,000', 2],
])('%s is a number in German', (text, value) => {
  expect(readQuantity(text, RANGE, 'de')).toBe(value)
})

test.each([
  // In doubt, it asks: never ten times as much.
  ...[
    '1,50,00',
    '2 50',
    '1,2345',
    '1,23,45,6',
    '5 lakh',
    '10k',
    '5k₹',
    '2L₹',
    '5.000.00',
    '1,2.3,4',
    ',',
    '-',
  ],
  ...['', 'abc', '1e3', '2..5', '0x10', '--2', 'Infinity'],
  ...['0', '0.09', '-3', '500001', '9'.repeat(400)],
])('%j is none, or out of range', (text) => {
  expect(readQuantity(text, RANGE, 'en-IN')).toBeUndefined()
})
