import { expect, test } from 'vitest'
import { acceptedEncodings } from './accept-encoding.ts'

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['GZIP', ['gzip']],
  ['x-gzip', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'zstd', 'gzip']],
  ['*;q=0.2, br;q=0', ['zstd', 'gzip']],
  ['identity, gzip;q=0.5', []],
  ['identity;q=0.5, gzip;q=0.5', ['gzip']],
  ['br;q=rubbish', []],
])('A browser that says "%s" is sent, in this order of preference: %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})
