import type { Quantity } from '../../../schemas/demos/common.ts'

/** Why a text is no number that a field takes. */
export type QuantityError = 'notANumber' | 'outOfRange'

/** The sign between the whole and the rest of a number in a language. */
const decimalSign = (language: string) =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.'

/** A number as it is written into a field: without groups, which nobody types. */
export const asTyped = (value: number, language: string) =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 6 }).format(value)

/**
 * Reads a number as people write it: with groups, a currency's sign or a percent sign.
 * @param language whose decimal sign counts
 * @returns the number, or why it is none that the quantity takes
 */
export function readQuantity(
  text: string,
  { low, high }: Pick<Quantity, 'low' | 'high'>,
  language: string,
): number | QuantityError {
  const sign = decimalSign(language)
  const group = sign === ',' ? '.' : ','
  const figures = text
    .replace(/[\s\u00a0\u202f'’%\p{Sc}]/gu, '')
    .replaceAll(group, '')
    .replace(sign, '.')
  if (!/^[-−]?\d+(?:\.\d*)?$|^[-−]?\.\d+$/.test(figures)) return 'notANumber'
  const value = Number(figures.replace('−', '-'))
  return value >= low && value <= high ? value : 'outOfRange'
}
