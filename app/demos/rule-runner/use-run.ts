import { fillIn } from '../../../contract/fill-in.ts'
import { choice, integer, number } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { minuteOf } from './clock.ts'
import { inventedDay } from './invented-day.ts'
import { comparedBy, type Rule, runRule } from './run-rule.ts'
import type { Labels } from './schema.server.ts'

export const AMOUNTS = ['minutes', 'level', 'units', 'orders', 'largest', 'loss'] as const

type Choices<Kind extends string> = { choices: readonly { kind: Kind; label: string }[] }

const kindsOf = <Kind extends string>({ choices }: Choices<Kind>) => choices.map(({ kind }) => kind)

const labelFor = <Kind extends string>({ choices }: Choices<Kind>, kind: Kind) =>
  choices.find((one) => one.kind === kind)?.label ?? ''

/** The rule of the sentence, run through the invented day up to the chosen minute. */
export function useRun(props: DemoProps<Labels>) {
  const { labels } = props
  const { day, hours } = labels
  const demo = useDemo(props, {
    watched: choice(kindsOf(labels.watched)),
    way: choice(kindsOf(labels.way)),
    minutes: number(labels.minutes),
    level: number(labels.level),
    order: choice(kindsOf(labels.order)),
    units: number(labels.units),
    from: choice(hours.times),
    until: choice(hours.times, hours.times.at(-1)),
    orders: number(labels.orders),
    largest: number(labels.largest),
    loss: number(labels.loss),
    minute: integer(0, day.minutes, day.minutes),
  })
  const { values } = demo
  const { watched, way, order, from, until, minute } = values
  const whole = Object.fromEntries(
    AMOUNTS.map((field) => [field, Math.round(values[field])]),
  ) as Record<(typeof AMOUNTS)[number], number>
  const rule: Rule = {
    watched,
    way,
    ...whole,
    order,
    from: minuteOf(from, day.opens),
    until: minuteOf(until, day.opens),
  }
  const prices = inventedDay(day)
  const { held, lossFrom = minute + 1 } = runRule(rule, prices)
  return {
    demo,
    rule,
    prices,
    ...comparedBy(rule, prices),
    held: held.filter((one) => one.minute <= minute),
    /** The minute from which the loss limit stops all orders, once it has been reached. */
    lossFrom: lossFrom <= minute ? lossFrom : undefined,
    /** The sentence with its blanks in braces, including those of this condition. */
    template: fillIn(labels.sentence, { condition: labels.condition[watched] }),
    /** What the blanks show: numbers as typed, and the choices in use, even if the address holds nonsense. */
    shown: { ...demo.texts, watched, way, order, from, until },
    chosen: {
      watched: labelFor(labels.watched, watched),
      way: labelFor(labels.way, way),
      order: labelFor(labels.order, order),
    },
  }
}

export type Run = ReturnType<typeof useRun>
