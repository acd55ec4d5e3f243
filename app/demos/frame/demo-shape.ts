import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { text } from '../../../model/fields/parts.ts'

/** Fields for texts, in a row. */
export const texts = <Key extends string>(...keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>

const demoLabels = {
  /** Completes "Try it here: …", and is the text of links to it. */
  name: text.max(40),
  /** The button that attaches the result to an enquiry: names what the visitor gets. */
  send: text.max(40),
  title: text,
  intro: text,
  /** Says in one line that it is a sample, and what is invented in it. */
  sampleNote: text,
}

/**
 * The fields of every demo's schema. The frame fills in what is announced when the visitor pauses, and
 * what is sent to the contact form; both may have `results`, the figures on show, and `others`.
 */
export const demoShape = <Result extends string>(
  results: readonly Result[],
  others: readonly string[],
) => ({
  ...demoLabels,
  results: z.strictObject(texts(...results)),
  announcement: lineWith(...results, ...others),
  sent: lineWith(...results, ...others),
})

/** The labels of a demo as the frame knows them. */
export type DemoLabels = Record<keyof typeof demoLabels | 'announcement' | 'sent', string> & {
  results: Record<string, string>
}

const amount = z.number().nonnegative('must not be below 0')

/** A number that a visitor sets: its range, its steps and its initial value. */
export const quantity = z
  .strictObject({
    label: text,
    hint: text.optional(),
    low: amount,
    high: amount,
    /** The highest value of the slider, if more may be typed. */
    slideTo: amount.optional(),
    step: z.number().positive(),
    first: amount,
  })
  .refine(
    ({ low, high, first, slideTo = high }) => low <= first && first <= slideTo && slideTo <= high,
    { path: ['first'], error: 'must be between low and high, and at most slideTo' },
  )

/** `content/demos/common.yaml`: the labels that all demos share. */
export const commonDemoSchema = z.strictObject({
  /** The name of a demo's section. */
  tryIt: lineWith('name'),
  /** On cards and in menus of pages that have a demo. */
  tryItShort: text,
  withoutScripts: text,
  /** Where the browser stores nothing, so that the form would not have the result. */
  notAttached: text,
  startAgain: text,
  results: text,
  /** Name of the slider beside a field for numbers. */
  slider: lineWith('label', 'low', 'high'),
  /** Beside a field whose text is no number, or one that is too small or too large. */
  noSuchNumber: lineWith('low', 'high', 'used'),
  tooLong: lineWith('count'),
})

/** With the currency of amounts, which is that of prices. */
export type CommonDemoLabels = z.infer<typeof commonDemoSchema> & { currency: string }
export type Quantity = z.infer<typeof quantity>
