import { z } from 'zod'
import { all, lineWith, texts } from '../../../contract/line.ts'
import { text } from '../../../model/fields/parts.ts'
import { demoShape } from '../frame/demo-shape.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 09:30')

/** A choice within the sentence; its first option is the default. */
const choices = <Kind extends string>(...kinds: Kind[]) =>
  z.strictObject({
    label: text,
    choices: z.array(z.strictObject({ kind: z.enum(kinds), label: text })).min(1),
  })

/** The numbers that a blank of the sentence can be filled in with. */
const amount = z
  .strictObject({ label: text, choices: z.array(z.int().positive()).min(2), first: z.int() })
  .refine(({ choices, first }) => choices.includes(first), {
    path: ['first'],
    error: 'must be one of the choices',
  })

/** `content/demos/rule-runner.yaml`: a sentence becomes a rule, run through an invented day. */
export const schema = z.strictObject({
  ...demoShape(['sent', 'held', 'stopped', 'units'], ['time', 'rule', 'risk', 'ended']),
  /** The product's own sentence about risk, shown beside the rule. */
  risk: text,
  /** The invented day: no real instrument, in points. */
  day: z.strictObject({
    opens: time,
    minutes: z.int().min(60).max(600),
    seed: z.int().positive(),
    /** Where it begins and ends, and how far a minute moves it at most. */
    ...all(z.number().positive(), 'level', 'step'),
  }),
  way: choices('above', 'below'),
  minutes: amount,
  order: choices('buy', 'sell'),
  ...all(amount, 'units', 'orders', 'largest'),
  /** In points times units. */
  loss: amount,
  /** The whole rule in one sentence, whose blanks visitors set. */
  sentence: lineWith('way', 'minutes', 'order', 'units', 'orders', 'largest', 'loss'),
  minute: z.strictObject({ label: text, until: lineWith('time') }),
  legend: z.strictObject(texts('price', 'average', 'sent', 'stopped')),
  log: z.strictObject({
    title: text,
    /** The two values that were compared when the condition held. */
    values: lineWith('price', 'against'),
    sent: lineWith('order', 'units'),
    stopped: z.strictObject(texts('loss', 'orders', 'largest')),
    none: text,
    more: lineWith('count'),
  }),
  /** Below the log, and in `announcement` and `sent`, once the loss limit is reached. */
  ended: lineWith('time'),
})

export type Labels = z.infer<typeof schema>
