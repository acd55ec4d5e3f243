import { fillIn } from '../../../contract/fill-in.ts'
import type { RuleRunnerWords } from '../../../schemas/demos/rule-runner.ts'
import { choice, integer, number } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { minuteOf } from './clock.ts'
import { kindOf, type Rule } from './run-rule.ts'

export const AMOUNTS = ['price', 'minutes', 'level', 'units', 'orders', 'largest', 'loss'] as const
export type Amount = (typeof AMOUNTS)[number]

type Choices<Kind extends string> = { choices: readonly { kind: Kind; words: string }[] }

const kindsOf = <Kind extends string>({ choices }: Choices<Kind>) => choices.map(({ kind }) => kind)

const wordsFor = <Kind extends string>({ choices }: Choices<Kind>, kind: Kind) =>
  choices.find((one) => one.kind === kind)?.words ?? ''

/** The rule that the sentence makes, and how far the day has come. */
export function useRule(props: DemoProps<RuleRunnerWords>) {
  const { words } = props
  const { day, hours } = words
  const demo = useDemo('rule-runner', props, {
    watched: choice(kindsOf(words.watched)),
    way: choice(kindsOf(words.way)),
    against: choice(kindsOf(words.against)),
    price: number(words.price),
    minutes: number(words.minutes),
    level: number(words.level),
    order: choice(kindsOf(words.order)),
    units: number(words.units),
    from: choice(hours.times),
    until: choice(hours.times, hours.times.at(-1)),
    orders: number(words.orders),
    largest: number(words.largest),
    loss: number(words.loss),
    minute: integer(0, day.minutes, day.minutes),
  })
  const { values } = demo
  const { watched, way, against, order, from, until } = values
  const whole = Object.fromEntries(
    AMOUNTS.map((field) => [field, Math.round(values[field])]),
  ) as Record<Amount, number>
  const rule: Rule = {
    line: watched === 'rsi' ? 'rsi' : against,
    way,
    ...whole,
    price: values.price,
    order,
    from: minuteOf(from, day.opens),
    until: minuteOf(until, day.opens),
  }
  return {
    demo,
    rule,
    /** The sentence with its blanks in braces: those that this condition has. */
    template: fillIn(words.sentence, { condition: words.condition[kindOf(rule.line)] }),
    /** What the blanks show: where the address holds nonsense, what counts instead. */
    shown: { ...demo.texts, watched, way, against, order, from, until },
    /** What was chosen, in words. */
    inWords: {
      watched: wordsFor(words.watched, watched),
      way: wordsFor(words.way, way),
      against: wordsFor(words.against, against),
      order: wordsFor(words.order, order),
    },
  }
}

export type RuleInUse = ReturnType<typeof useRule>
