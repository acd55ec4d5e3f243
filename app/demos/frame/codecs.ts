import type { Quantity } from './demo-shape.ts'

/** Converts a value of a demo to text, for its address, and back. */
export type Codec<Value> = {
  /** The initial value, which the built page shows. */
  first: Value
  write(value: Value): string
  read(text: string): Value | undefined
}

export type Codecs = Record<string, Codec<unknown>>

export type ValuesOf<Definition extends Codecs> = {
  [Key in keyof Definition]: Definition[Key] extends Codec<infer Value> ? Value : never
}

/** A codec of any value. */
export const codec = <Value>(
  first: Value,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string = String,
): Codec<Value> => ({ first, read, write })

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

/** A number that visitors set. */
export const number = ({ low, high, first }: Quantity) => decimal(low, high, first)

/** A boolean, written as `1` or as an empty text. */
export const flag = (first = false): Codec<boolean> =>
  codec(
    first,
    (text) => text !== '',
    (value) => (value ? '1' : ''),
  )

/** One of several values; `first` defaults to the first of them. */
export const choice = <Value extends string | number>(
  values: readonly Value[],
  first = values[0] as Value,
) => codec(first, (text) => values.find((value) => String(value) === text))

/** A text as it was typed, which may be empty. */
export const typed = (first = '') => codec(first, (text) => text)

type ListOptions<Item> = {
  separator?: string
  /** It may have more or fewer entries than the initial list. */
  anyLength?: boolean
  isValid?: (items: readonly Item[]) => boolean
}

/** A list in one text: `1,2,4`. */
export const list = <Item>(
  { read, write }: Omit<Codec<Item>, 'first'>,
  first: readonly Item[],
  { separator = ',', anyLength, isValid = () => true }: ListOptions<Item> = {},
): Codec<readonly Item[]> =>
  codec(
    first,
    (text) => {
      const items = text.split(separator).flatMap((one) => read(one) ?? [])
      const fits = anyLength || items.length === first.length
      return fits && isValid(items) ? items : undefined
    },
    (items) => items.map(write).join(separator),
  )

/** Several values in one text, in the order of their codecs: `3.9`. */
export const record = <Fields extends Codecs>(
  separator: string,
  fields: Fields,
): Omit<Codec<ValuesOf<Fields>>, 'first'> => ({
  write: (values) =>
    Object.entries(fields)
      .map(([key, field]) => field.write(values[key]))
      .join(separator),
  read(text) {
    const texts = text.split(separator)
    const entries = Object.entries(fields).map(
      ([key, field], index) => [key, field.read(texts[index] ?? '')] as const,
    )
    const isWhole =
      texts.length === entries.length && entries.every(([, value]) => value !== undefined)
    return isWhole ? (Object.fromEntries(entries) as ValuesOf<Fields>) : undefined
  },
})
