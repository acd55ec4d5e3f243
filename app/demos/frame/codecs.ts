import type { Quantity } from '../../../schemas/demos/common.ts'
import { asTyped, readQuantity } from './read-quantity.ts'
import type { Codec, Codecs, NumberCodec, ValuesOf } from './types.ts'

/** Any value that can be written as text, read back by its own function. */
export const codec = <Value>(
  first: Value,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string = String,
): Codec<Value> => ({ first, read, write })

/** A number that visitors set, as people write it in their language. */
export const number = (
  quantity: Quantity,
  format: NumberCodec['format'] = 'number',
): NumberCodec => ({
  quantity,
  format,
  first: quantity.first,
  write: asTyped,
  read(text, language) {
    const read = readQuantity(text, quantity, language)
    return typeof read === 'number' ? read : undefined
  },
})

/** A number from low to high, of which its text must have the form. */
const numberAs =
  (form: RegExp) =>
  (low: number, high: number, first = low) =>
    codec(first, (text) => {
      const value = form.test(text) ? Number(text) : Number.NaN
      return value >= low && value <= high ? value : undefined
    })

/** A number from low to high, written without exponent. */
export const decimal = numberAs(/^\d+(?:\.\d+)?$/)

/** A whole number from low to high. */
export const integer = numberAs(/^\d{1,4}$/)

/** Something that is so, or not. */
export const flag = (first = false): Codec<boolean> =>
  codec(
    first,
    (text) => text !== '',
    (value) => (value ? '1' : ''),
  )

/** One of several; the first of them unless told otherwise. */
export const choice = <Value extends string>(
  values: readonly Value[],
  first = values[0] as Value,
) => codec(first, (text) => values.find((value) => value === text))

/** A phrase of at most so many characters; an empty field stands for the first one. */
export const phrase = (first: string, longest: number) =>
  codec(first, (text) => text.trim().slice(0, longest) || first)

/** A text as it was typed, empty as well. */
export const typed = (first: string) => codec(first, (text) => text)

/** The same for each entry of a list: `e1`, `e2` and so on. */
export const each = <Value, Key extends string>(key: Key, entries: readonly Value[]) =>
  Object.fromEntries(entries.map((entry, index) => [`${key}${index + 1}`, entry])) as Record<
    `${Key}${number}`,
    Value
  >

type ListOptions<Item> = {
  separator?: string
  /** Judges the entries that could be read, of so many that were given. */
  isValid?: (items: readonly Item[], given: number) => boolean
}

/** A list in one text: `1,2,4`. Unless told otherwise it has as many entries as at first. */
export const list = <Item>(
  item: Omit<Codec<Item>, 'first'>,
  first: readonly Item[],
  { separator = ',', isValid = ({ length }) => length === first.length }: ListOptions<Item> = {},
): Codec<readonly Item[]> => ({
  first,
  write: (items, language) => items.map((one) => item.write(one, language)).join(separator),
  read(text, language) {
    const given = text.split(separator)
    const items = given.flatMap((one) => item.read(one, language) ?? [])
    return isValid(items, given.length) ? items : undefined
  },
})

/** Several values in one text, in the order of their codecs: `3.9`. */
export const record = <Fields extends Codecs>(
  separator: string,
  fields: Fields,
): Omit<Codec<ValuesOf<Fields>>, 'first'> => ({
  write: (values, language) =>
    Object.entries(fields)
      .map(([key, field]) => field.write(values[key], language))
      .join(separator),
  read(text, language) {
    const texts = text.split(separator)
    const entries = Object.entries(fields).map(
      ([key, field], index) => [key, field.read(texts[index] ?? '', language)] as const,
    )
    const isWhole =
      texts.length === entries.length && entries.every(([, value]) => value !== undefined)
    return isWhole ? (Object.fromEntries(entries) as ValuesOf<Fields>) : undefined
  },
})
