import type { CommonDemoLabels, Quantity } from '../../../schemas/demos/common.ts'
import type { DemoLabels, DemoName } from '../../../schemas/demos/demos.ts'
import type { QuantityError } from './read-quantity.ts'

/** Props of every demo: plain data, since it is an island. */
export type DemoProps<Name extends DemoName> = {
  labels: DemoLabels[Name]
  common: CommonDemoLabels
  /** Language and region, for numbers: the same when the page is built as in the browser. */
  language: string
}

/** How a value of a demo becomes text, for its field and its address, and is read again. */
export type Codec<Value> = {
  /** The value at first, and in the page as it was built. */
  first: Value
  write(value: Value, language: string): string
  /** undefined for text that is no such value: then the last valid one still counts. */
  read(text: string, language: string): Value | undefined
}

export type Codecs = Record<string, Codec<unknown>>

export type NumberCodec = Codec<number> & {
  quantity: Quantity
  format: 'number' | 'money' | 'percent' | 'days'
}

export type NumberKey<Definition extends Codecs> = {
  [Key in keyof Definition]: Definition[Key] extends NumberCodec ? Key : never
}[keyof Definition]

export type ValuesOf<Definition extends Codecs> = {
  [Key in keyof Definition]: Definition[Key] extends Codec<infer Value> ? Value : never
}

/** A number that is typed or slid, as its field shows it. */
export type NumberInField = {
  id: string
  quantity: Quantity
  /** The text of the field, and the number that counts. */
  text: string
  value: number
  error: QuantityError | undefined
  onText: (text: string) => void
  /** Writes an amount with its unit: "2.0 cm". */
  format: (value: number) => string
  unit?: string | undefined
  common: CommonDemoLabels
  language: string
}
