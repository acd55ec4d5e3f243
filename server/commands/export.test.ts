import { expect, test } from 'vitest'
import { csvCell, csvRow } from './export.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '  =1',
  '\t=1',
  '\u00a0=1',
  '＝1+1',
  '|calc',
  '%0',
  '\n',
])('%j is no formula in the spreadsheet', (value) => {
  expect(csvCell(value)).toBe(`"'${value}"`)
})

test('Quotes, commas and ends of lines stay inside their cell', () => {
  expect(csvRow(['a "b", c', 'one\ntwo', ''])).toBe('"a ""b"", c","one\ntwo",""\r\n')
})

test('Words stay as they are', () => {
  expect(csvCell("Asha's = sign")).toBe(`"Asha's = sign"`)
})
