import { plainDigits } from '../../../contract/contact-details.ts'
import type { Quantity } from '../../../schemas/demo-shape.ts'

/** The decimal separator of a language. */
const decimalSign = (language: string) =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.'

/** A number as it is written into a field: without group separators, which nobody types. */
export const asTyped = (value: number, language: string) =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 6 }).format(value)

/**
 * Reads a number as people write it: in the digits of any script, with group separators, a currency symbol
 * or a percent sign.
 * @param language whose decimal separator counts
 * @returns undefined where the quantity does not accept it
 */
export function readQuantity(
  text: string,
  { low, high }: Pick<Quantity, 'low' | 'high'>,
  language: string,
): number | undefined {
  const sign = decimalSign(language)
  const group = sign === ',' ? '.' : ','
  const figures = plainDigits(text)
    .replace(/[٬٫]/g, (mark) => (mark === '٬' ? group : sign))
    .replace(/[\s'’%\p{Sc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(group, '')
    .replace(sign, '.')
  if (!/^[-−]?\d+(?:\.\d*)?$|^[-−]?\.\d+$/.test(figures)) return undefined
  const value = Number(figures.replace('−', '-'))
  return value >= low && value <= high ? value : undefined
}
