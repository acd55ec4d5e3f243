import { plainDigits } from '../../../contract/contact-details.ts'
import type { Quantity } from './demo-shape.ts'

/** A number as it is written into a field: without group separators, which nobody types. */
export const asTyped = (value: number, language: string) =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 6 }).format(value)

/** Whether a word is the code of a currency, or in the name of one: INR, rupees. "Rs" is in no list of Unicode's. */
function isCurrency(word: string, language: string): boolean {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const known = Intl.supportedValuesOf('currency').flatMap((code) => [code, names.of(code) ?? ''])
  const words = new Set(`rs ${known.join(' ')}`.toLowerCase().split(' '))
  return words.has(word) || words.has(word.replace(/s$/, ''))
}

/** Digits in groups of three, or as in India all but the last of two, with one separator. */
const GROUPED =
  /^(?:[1-9]\d?(?:([., ])\d\d(?:\1\d\d)*)?\1\d{3}|[1-9]\d{0,2}(?:([., ])\d{3})(?:\2\d{3})*)$/

/**
 * Reads a number as people write it: in the digits of any script, with group separators, a currency or a percent sign.
 * A separator that makes no group is a decimal one: "2,50" is never 250.
 * @param language whose decimal separator counts where a text can be read in two ways
 * @returns undefined where the quantity does not accept it, or it is unclear what is meant
 */
export function readQuantity(
  text: string,
  { low, high }: Pick<Quantity, 'low' | 'high'>,
  language: string,
): number | undefined {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  const figures = plainDigits(text)
    .replace(/[٬٫]/g, (mark) => (mark === '٫' ? sign : sign === ',' ? '.' : ','))
    .replace(/\p{Default_Ignorable_Code_Point}|(?:(?<![\d\p{L}])\p{L}{1,3})?\p{Sc}|%/gu, '')
    .replace(/(\p{L}[\p{L}\p{M}]*)\.?/gu, (all, word) =>
      isCurrency(word.toLowerCase(), language) ? '' : all,
    )
    .replace(/[\s'’]+/g, ' ')
    .trim()
    .replace(/[/.,][-–—]*$/, '')
    .replace(/^[-−] ?/, '-')
  const marks: string[] = figures.match(/[., ]/g) ?? []
  const last = marks.at(-1) ?? ''
  const [, before = '', after = ''] = /^(.*)[., ](.*)$/.exec(figures) ?? [figures, figures]
  const isDecimal =
    /[.,]/.test(last) &&
    marks.indexOf(last) === marks.length - 1 &&
    (marks.length > 1 || last === sign || after.length < 3 || /^-?0?[.,]/.test(figures))
  const [whole, fraction] = isDecimal ? [before, after] : [figures, '']
  if (!/^-?\d*$/.test(whole) && !GROUPED.test(whole.replace('-', ''))) return undefined
  if (!/\d/.test(figures) || !/^\d*$/.test(fraction)) return undefined
  const value = Number(`${whole.replace(/[., ]/g, '')}.${fraction}`)
  return value >= low && value <= high ? value : undefined
}
