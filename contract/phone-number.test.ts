import metadata from 'libphonenumber-js/metadata.min.json'
import { expect, test } from 'vitest'
import { isPhone, officeCode } from './phone-number.ts'

const DIGITS = [...'0123456789']

/** Endings of numbers that meet what some countries ask of their digits. */
const ENDINGS = [
  '2345678923456',
  '9876543219876',
  '0123456789012',
  ...['0', '1', '5'].map((digit) => digit.repeat(13)),
]

/** Sample numbers by their first digit and then by their length, 4 to 15. */
const SAMPLES = DIGITS.map((first) => {
  const starts = DIGITS.flatMap((second) => DIGITS.map((third) => first + second + third))
  const longest = starts.flatMap((start) => ENDINGS.map((ending) => start + ending))
  const lengths = Array.from({ length: 12 }, (_, index) => index + 4)
  return lengths.map((length) => longest.map((number) => number.slice(0, length)))
})

/** The fewest and the most digits of numbers that have a pattern, by their first digit. */
const lengthsOf = (pattern: RegExp) =>
  SAMPLES.flatMap((byLength) => {
    const found = byLength.filter((numbers) => numbers.some((number) => pattern.test(number)))
    return [found.at(0), found.at(-1)].map((numbers) => numbers?.[0]?.length.toString(16) ?? '-')
  }).join('')

test('The numbering plans are those of libphonenumber', async () => {
  const { country_calling_codes, countries, nonGeographic } = metadata
  const ofCountries = Object.entries(country_calling_codes).map(
    ([code, all]) => [code, all.map((country) => countries[country]?.[2]).join('|')] as const,
  )
  const ofServices = Object.entries(nonGeographic).map(([code, plan]) => [code, plan[2]] as const)
  const plans = [...ofCountries, ...ofServices].map(
    ([code, pattern]) => `${code}:${lengthsOf(new RegExp(`^(?:${pattern})$`))}`,
  )
  await expect(`${JSON.stringify(plans.join(' '))}\n`).toMatchFileSnapshot('numbering-plans.json')
})

const RIGHT = [
  ...['98765 43210', '+91 (0)98765 43210', '0091 98765 43210', '+0091 98765 43210'],
  ...['0011 91 98765 43210', '919876543210', '1800 123 4567', '+1 (415) 555-2671'],
  ...['Office 2658 1234, mobile 98765 43210', '+39 06 1234 5678', '+800 1234 5678'],
]
const WRONG = [
  ...['2345678', '2658 1234', '98765 4321', '98765 432101', '00000 00000', '050 123 4567'],
  ...['+91 2658 1234', '+1 555 1234', '+44 20 123', '+999 98765 43210', '00 999 98765 43210'],
  '+0 98765 43210',
]
test.each([...RIGHT, ...WRONG])('Only what Ahmedabad can dial is a number: %s', (text) => {
  expect(isPhone(text, '91')).toBe(RIGHT.includes(text))
})

test.each([
  ['(415) 555-2671', '1', true],
  ['1 415 555 2671', '1', true],
  ['555 2671', '1', false],
  ['020 7946 0958', '44', true],
  ['7946 0958', '44', false],
  ['06 1234 5678', '39', true],
  ['8 (495) 123-45-67', '7', true],
  ['1234 5678', '65', false],
  ['2345678', undefined, true],
  ['234567', undefined, false],
])('%s can be dialled where the office has +%s: %s', (text, office, expected) => {
  expect(isPhone(text, office)).toBe(expected)
})

test.each([
  [{ phone: '+91 (0)79 2658 1234' }, '91'],
  [{ phone: '1800 123 456', whatsapp: '+1 415 555 2671' }, '1'],
  [{ phone: '+999 12345678' }, undefined],
])('The office of %j has the calling code %s', (contact, code) => {
  expect(officeCode(contact)).toBe(code)
})
