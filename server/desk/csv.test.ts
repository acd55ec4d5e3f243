import { expect, test } from 'vitest'
import { csvCell, csvRow } from './csv.ts'

test.each([
  ...['=1+1', '+1', '+919876543210+1', '-1', '@SUM(A1)', '  =1', '\u200b=1'],
  ...['\u00ad\u2060@SUM(A1)', '\u3164=1', "'=1", '\u00a0=1', '＝1+1', '|calc', '%0', '\n'],
])('%j is not a formula in a spreadsheet', (value) => {
  expect(csvCell(value)).toBe(`"'${value}"`)
})

test.each([
  [';=1', ";'=1"],
  ['Hello; \u200b=1+1', "Hello;' \u200b=1+1"],
  ['Hello\n-1+cmd', "Hello\n'-1+cmd"],
  ['Hello\t＋1', "Hello\t'＋1"],
  ['\t=1', "'\t'=1"],
])('%j is not a formula with another separator either', (value, cell) => {
  expect(csvCell(value)).toBe(`"${cell}"`)
})

test('Quotes, commas and line breaks stay inside their cell', () => {
  expect(csvRow(['a "b", c', 'one\ntwo', ''])).toBe('"a ""b"", c","one\ntwo",""\r\n')
})

test('Plain text is unchanged', () => {
  for (const words of ["Asha's = sign", 'a; b - c, -5 and +91', 'नमस्ते\n1 = 1', '+919876543210'])
    expect(csvCell(words)).toBe(`"${words}"`)
})
