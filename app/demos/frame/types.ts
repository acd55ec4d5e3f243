import type { CommonDemoLabels, DemoLabels, Quantity } from '../../../schemas/demo-shape.ts'
import type { QuantityError } from './read-quantity.ts'

/** Props of every demo: plain data, since it is an island. */
export type DemoProps<Labels extends DemoLabels = DemoLabels> = {
  /** That of its folder. */
  name: string
  labels: Labels
  common: CommonDemoLabels
  /** Language and region for numbers, the same at build time and in the browser. */
  language: string
}

/** What the frame takes from a demo's hook, `useDemo`. */
export type DemoInFrame = Omit<DemoProps, 'language'> & {
  startAgain: () => void
}

/** Converts a value of a demo to text, for its field and its address, and back. */
export type Codec<Value> = {
  /** The initial value, which the built page shows. */
  first: Value
  write(value: Value, language: string): string
  /** Returns undefined for an invalid text; the last valid value then stays in use. */
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

/** A number that is typed or set with a slider, as its field shows it. */
export type NumberInField = {
  id: string
  quantity: Quantity
  /** The text of the field, and the last valid number. */
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
