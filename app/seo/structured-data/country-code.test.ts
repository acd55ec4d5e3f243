import { expect, test } from 'vitest'
import { countryCode } from './country-code.ts'

test.each([
  ['India', 'en-IN', 'IN'],
  ['Netherlands', 'en-GB', 'NL'],
  ['ભારત', 'gu-IN', 'IN'],
  ['Bharat', 'en-IN', 'Bharat'],
])('The code of %s in %s is %s', (name, language, code) => {
  expect(countryCode(name, language)).toBe(code)
})
