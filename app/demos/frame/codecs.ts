import type { Quantity } from '../../../schemas/demo-shape.ts'
import { asTyped, readQuantity } from './read-quantity.ts'
import type { Codec, Codecs, NumberCodec, ValuesOf } from './types.ts'

/** A codec for any value, with separate functions to read it from text and write it as text. */
export const codec = <Value>(
  first: Value,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string = String,
): Codec<Value> => ({ first, read, write })

/** A number that visitors set, in the notation of their language. */
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

/** A number from low to high whose text must match `form`. */
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

/** A boolean, written as `1` or as an empty text. */
export const flag = (first = false): Codec<boolean> =>
  codec(
    first,
    (text) => text !== '',
    (value) => (value ? '1' : ''),
  )

/** One of several values; `first` defaults to the first of them. */
export const choice = <Value extends string>(
  values: readonly Value[],
  first = values[0] as Value,
) => codec(first, (text) => values.find((value) => value === text))

/** A phrase of at most `longest` characters; an empty field counts as the initial phrase. */
export const phrase = (first: string, longest: number) =>
  codec(first, (text) => text.trim().slice(0, longest) || first)

/** A text as it was typed, which may be empty. */
export const typed = (first: string) => codec(first, (text) => text)

type ListOptions<Item> = {
  separator?: string
  /** Whether a list is valid, from its readable entries and the number of all its entries. */
  isValid?: (items: readonly Item[], given: number) => boolean
}

/** A list in one text: `1,2,4`. By default it must have as many entries as the initial list. */
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
