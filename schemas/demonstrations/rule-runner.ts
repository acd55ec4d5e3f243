import { z } from 'zod'
import { lineWith } from '../../contract/line.ts'
import { text } from '../parts.ts'
import { pieceWords, quantity } from './common.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 09:30')

/** What a rule can wait for. */
const CONDITIONS = [
  'above-price',
  'below-price',
  'above-sma',
  'below-sma',
  'above-ema',
  'below-ema',
  'rsi-above',
  'rsi-below',
] as const

/** `content/demonstrations/rule-runner.yaml`: a sentence becomes a rule, run through an invented day. */
export const ruleRunnerSchema = z.strictObject({
  ...pieceWords,
  /** The product's own sentence of risk, which stands beside the rule. */
  risk: text,
  /** The invented day: no real instrument, in points. */
  day: z.strictObject({
    opens: time,
    minutes: z.int().min(60).max(600),
    seed: z.int().positive(),
    /** Where it begins and ends, and how far a minute moves it at most. */
    level: z.number().positive(),
    step: z.number().positive(),
  }),
  /** The first one stands there at first. */
  condition: z.strictObject({
    label: text,
    choices: z
      .array(
        z.strictObject({
          kind: z.enum(CONDITIONS),
          label: text,
          /** Within the sentence. */
          words: lineWith('price', 'minutes', 'level'),
        }),
      )
      .min(1),
  }),
  /** Each stands there where the condition asks for it. */
  price: quantity,
  minutes: quantity,
  level: quantity,
  order: z.strictObject({
    label: text,
    choices: z
      .array(z.strictObject({ kind: z.enum(['buy', 'sell']), label: text, words: text }))
      .min(1),
  }),
  units: quantity,
  hours: z.strictObject({ from: text, until: text, times: z.array(time).min(2), fault: text }),
  orders: quantity,
  largest: quantity,
  /** In points times units. */
  loss: quantity,
  /** The whole rule, in one sentence. */
  sentence: lineWith('condition', 'order', 'units', 'from', 'until', 'orders', 'largest', 'loss'),
  minute: z.strictObject({ label: text, until: lineWith('time') }),
  legend: z.strictObject({
    price: text,
    average: text,
    level: text,
    rsi: text,
    sent: text,
    stopped: text,
  }),
  log: z.strictObject({
    title: text,
    time: text,
    held: text,
    came: text,
    /** What stood against what, when the condition held. */
    values: lineWith('price', 'against'),
    rsi: lineWith('value', 'against'),
    sent: lineWith('order', 'units'),
    stopped: z.strictObject({ hours: text, loss: text, orders: text, largest: text }),
    /** The minute from which the loss limit stops everything, and what that means. */
    loss: lineWith('loss'),
    ended: text,
    none: text,
    more: lineWith('count'),
  }),
  results: z.strictObject({ held: text, sent: text, stopped: text, units: text }),
  said: lineWith('time', 'held', 'sent', 'stopped'),
  sent: lineWith('rule', 'held', 'sent', 'stopped', 'units', 'risk'),
  /** Follows both where the loss limit was reached. */
  ended: lineWith('time'),
})

export type RuleRunnerWords = z.infer<typeof ruleRunnerSchema>
export type Condition = (typeof CONDITIONS)[number]
