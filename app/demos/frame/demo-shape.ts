import { z } from 'zod'
import { all, lineWith, texts } from '../../../contract/line.ts'
import { text } from '../../../model/fields/parts.ts'

const demoLabels = {
  /** Completes "Try it here: …", and is the text of links to it. */
  name: text.max(40),
  /** The button that attaches the result to an enquiry: names what the visitor gets. */
  send: text.max(40),
  ...texts('title', 'intro'),
  /** Says in one line that it is a sample, and what is invented in it. */
  sampleNote: text,
}

/** The fields of every demo's schema. Its announcement and what is sent may have `results`, which it shows, and `others`. */
export const demoShape = <Result extends string>(results: Result[], others: string[]) => ({
  ...demoLabels,
  results: z.strictObject(texts(...results)),
  ...all(lineWith(...results, ...others), 'announcement', 'sent'),
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
    ...all(amount, 'low', 'high'),
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
  tryIt: lineWith('name'),
  /** `tryItShort` is on cards and in menus; `notAttached` is shown where the browser stores nothing. */
  ...texts('tryItShort', 'withoutScripts', 'notAttached', 'startAgain', 'results'),
  slider: lineWith('label', 'low', 'high'),
  /** Beside a field whose text is no number, or one that is too small or too large. */
  noSuchNumber: lineWith('low', 'high', 'used'),
  tooLong: lineWith('count'),
})

/** With the currency of amounts, which is that of prices. */
export type CommonDemoLabels = z.infer<typeof commonDemoSchema> & { currency: string }
export type Quantity = z.infer<typeof quantity>
