import { fillIn } from '../../../../contract/fill-in.ts'
import type { RuleRunnerWords } from '../../../../schemas/demonstrations/rule-runner.ts'
import { asTyped } from '../read-quantity.ts'
import { useQuantity } from '../use-quantity.ts'
import { useStand } from '../use-stand.ts'
import { minuteOf } from './clock.ts'
import { kindOf, type Rule } from './run-rule.ts'

export const PIECE = 'rule-runner'

export const AMOUNTS = ['price', 'minutes', 'level', 'units', 'orders', 'largest', 'loss'] as const
export type Amount = (typeof AMOUNTS)[number]

type Choices<Kind extends string> = { choices: readonly { kind: Kind; words: string }[] }

/** The choice of that kind; the first one where an address names nonsense. */
function chosen<Kind extends string>({ choices }: Choices<Kind>, kind = '') {
  const choice = choices.find((one) => one.kind === kind) ?? choices[0]
  if (!choice) throw new Error('The schema asks for one choice at least')
  return choice
}

/** The rule that the sentence makes, and how far the day has come. */
export function useRule(words: RuleRunnerWords, language: string) {
  const { day, hours } = words
  const first = (field: Amount) => asTyped(words[field].first, language)
  const course = useStand(PIECE, {
    watched: chosen(words.watched).kind,
    way: chosen(words.way).kind,
    against: chosen(words.against).kind,
    price: first('price'),
    minutes: first('minutes'),
    level: first('level'),
    order: chosen(words.order).kind,
    units: first('units'),
    from: hours.times[0] ?? day.opens,
    until: hours.times.at(-1) ?? day.opens,
    orders: first('orders'),
    largest: first('largest'),
    loss: first('loss'),
    minute: String(day.minutes),
  })
  const { stand } = course
  const inUse = {
    price: useQuantity(stand.price, words.price, language),
    minutes: useQuantity(stand.minutes, words.minutes, language),
    level: useQuantity(stand.level, words.level, language),
    units: useQuantity(stand.units, words.units, language),
    orders: useQuantity(stand.orders, words.orders, language),
    largest: useQuantity(stand.largest, words.largest, language),
    loss: useQuantity(stand.loss, words.loss, language),
  }
  const watched = chosen(words.watched, stand.watched)
  const way = chosen(words.way, stand.way)
  const against = chosen(words.against, stand.against)
  const order = chosen(words.order, stand.order)
  const timeOf = (text: string, otherwise = day.opens) =>
    hours.times.includes(text) ? text : otherwise
  const from = timeOf(stand.from, hours.times[0])
  const until = timeOf(stand.until, hours.times.at(-1))
  const whole = Object.fromEntries(
    AMOUNTS.map((field) => [field, Math.round(inUse[field].value)]),
  ) as Record<Amount, number>
  const rule: Rule = {
    line: watched.kind === 'rsi' ? 'rsi' : against.kind,
    way: way.kind,
    ...whole,
    price: inUse.price.value,
    order: order.kind,
    from: minuteOf(from, day.opens),
    until: minuteOf(until, day.opens),
  }
  const asked = /^\d{1,4}$/.test(stand.minute) ? Number(stand.minute) : day.minutes
  return {
    course,
    rule,
    inUse,
    /** The minute of the day until which the rule has run. */
    minute: Math.min(asked, day.minutes),
    /** The sentence with its blanks in braces: those that this condition has. */
    template: fillIn(words.sentence, { condition: words.condition[kindOf(rule.line)] }),
    /** What the blanks show: where the address holds nonsense, what counts instead. */
    shown: {
      ...stand,
      watched: watched.kind,
      way: way.kind,
      against: against.kind,
      order: order.kind,
      from,
      until,
    },
    /** What was chosen, in words. */
    inWords: { watched: watched.words, way: way.words, against: against.words, order: order.words },
  }
}

export type RuleInUse = ReturnType<typeof useRule>
