import { dialled, tidyPhone } from './contact-details.ts'
import plans from './numbering-plans.json' with { type: 'json' }

/**
 * How many digits the numbers of a country have, by its calling code: for each first digit, 0 to 9, the fewest and the
 * most in hexadecimal. Source: libphonenumber, by the test of this file, which writes it again with `vitest -u`.
 */
const PLANS = new Map(plans.split(' ').map((plan) => plan.split(':') as [string, string]))

/** The calling code with which a number begins after its plus; undefined if no country has it. */
export const callingCodeOf = (number: string) =>
  [2, 3, 4]
    .map((end) => number.slice(1, end))
    .find((code) => number.startsWith('+') && PLANS.has(code))

type Office = { phone: string; whatsapp?: string | undefined }

/** The calling code of the office's country, by its own numbers; undefined where none has it. */
export const officeCode = ({ phone, whatsapp = '' }: Office) =>
  callingCodeOf(dialled(phone)) ?? callingCodeOf(dialled(whatsapp))

/** Whether a number of this country can have these digits, perhaps after a zero. */
const fits = (code: string, digits: string) =>
  [digits, digits.replace(/^0+/, '')].some((number) => {
    const at = Number(number[0]) * 2
    const [fewest = '', most = ''] = PLANS.get(code)?.slice(at, at + 2) ?? ''
    return (
      number.length >= Number.parseInt(fewest, 16) && number.length <= Number.parseInt(most, 16)
    )
  })

function canBeDialled(number: string, office: string | undefined): boolean {
  const code = callingCodeOf(number)
  if (code) return fits(code, number.slice(1 + code.length))
  if (number.startsWith('+')) return false
  if (!office) return number.length >= 7 && number.length <= 15
  if (fits(office, number)) return true
  // In its own country a number may have the code without the plus.
  return number.startsWith(office) && fits(office, number.slice(office.length))
}

/** Whether a text has a number that can be dialled, beside words and others: the one rule, in page and server. */
export const isPhone = (text: string, office: string | undefined) =>
  Array.from(tidyPhone(text).matchAll(/(\+?)((?:[^\p{L}\d+]*\d)+)/gu)).some(
    ([, plus = '', run = '']) => {
      const groups = run.match(/\d+/g) ?? []
      const numbersFrom = (start: number) =>
        groups.slice(start).map((_, count) => groups.slice(start, start + count + 1).join(''))
      return (plus ? numbersFrom(0) : groups.flatMap((_, start) => numbersFrom(start))).some(
        (number) => canBeDialled(plus + number, office),
      )
    },
  )
