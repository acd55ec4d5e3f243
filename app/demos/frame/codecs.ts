import type { Quantity } from '../../../schemas/demos/common.ts'
import { asTyped, readQuantity } from './read-quantity.ts'
import type { Codec, NumberCodec } from './types.ts'

/** Any value that can be written as text, read back by its own function. */
export const codec = <Value>(
  first: Value,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string = String,
): Codec<Value> => ({ first, read, write })

/** A number that visitors set, as people write it in their language. */
export const number = (quantity: Quantity): NumberCodec => ({
  quantity,
  first: quantity.first,
  write: asTyped,
  read(text, language) {
    const read = readQuantity(text, quantity, language)
    return typeof read === 'number' ? read : undefined
  },
})

/** A whole number from low to high. */
export const integer = (low: number, high: number, first: number) =>
  codec(first, (text) => {
    const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
    return value >= low && value <= high ? value : undefined
  })

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

/**
 * A phrase. Where the field is empty, the first ones count.
 * @param longest at most so many characters count
 */
export const phrase = (first: string, longest: number) =>
  codec(first, (text) => text.trim().slice(0, longest) || first)

/** A text as it was typed, empty as well. */
export const typed = (first: string) => codec(first, (text) => text)

/** The same for each entry of a list: `e1`, `e2` and so on. */
export const each = <Value, Key extends string>(
  key: Key,
  entries: readonly Value[],
): Record<`${Key}${number}`, Value> =>
  Object.fromEntries<Value>(entries.map((entry, index) => [`${key}${index + 1}`, entry])) as Record<
    `${Key}${number}`,
    Value
  >
