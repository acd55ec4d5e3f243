import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { demoShape, quantity } from '../../../schemas/demo-shape.ts'
import { text } from '../../../schemas/parts.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 09:30')

/** A choice within the sentence; its first option is the default. */
const choices = <Kind extends string>(...kinds: Kind[]) =>
  z.strictObject({
    /** The name of the choice for screen readers. */
    label: text,
    choices: z.array(z.strictObject({ kind: z.enum(kinds), label: text })).min(1),
  })

/** `content/demos/rule-runner.yaml`: a sentence becomes a rule, run through an invented day. */
export const schema = z.strictObject({
  ...demoShape(['held', 'sent', 'stopped', 'units'], ['time', 'rule', 'risk', 'ended']),
  /** The product's own sentence about risk, shown beside the rule. */
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
  way: choices('above', 'below'),
  minutes: quantity,
  order: choices('buy', 'sell'),
  units: quantity,
  hours: z.strictObject({ from: text, until: text, times: z.array(time).min(2), error: text }),
  orders: quantity,
  largest: quantity,
  /** In points times units. */
  loss: quantity,
  /** The whole rule in one sentence, whose blanks visitors set. */
  sentence: lineWith(
    'way',
    'minutes',
    'order',
    'units',
    'from',
    'until',
    'orders',
    'largest',
    'loss',
  ),
  minute: z.strictObject({ label: text, until: lineWith('time') }),
  legend: z.strictObject({
    price: text,
    average: text,
    sent: text,
    stopped: text,
  }),
  log: z.strictObject({
    title: text,
    time: text,
    came: text,
    /** The two values that were compared when the condition held. */
    values: lineWith('price', 'against'),
    sent: lineWith('order', 'units'),
    stopped: z.strictObject({ hours: text, loss: text, orders: text, largest: text }),
    none: text,
    more: lineWith('count'),
  }),
  /** Below the log, and in `announcement` and `sent`, once the loss limit is reached. */
  ended: lineWith('time'),
})

export type Labels = z.infer<typeof schema>

export const example = 'way=below&minutes=14&order=sell&units=5&orders=3&until=14:00'
