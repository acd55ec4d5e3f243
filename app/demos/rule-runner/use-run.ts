import { fillIn } from '../../../contract/fill-in.ts'
import { choice, integer } from '../frame/codecs.ts'
import { type DemoProps, useDemo } from '../frame/use-demo.ts'
import { inventedDay } from './invented-day.ts'
import { runRule } from './run-rule.ts'
import type { Labels } from './schema.server.ts'

const AMOUNTS = ['minutes', 'units', 'orders', 'largest', 'loss'] as const

type Choices<Kind> = { choices: readonly { kind: Kind; label: string }[] }

const kinds = <Kind extends string>({ choices }: Choices<Kind>) =>
  choice(choices.map(({ kind }) => kind))

const amount = ({ choices, first }: Labels[(typeof AMOUNTS)[number]]) => choice(choices, first)

const labelOf = ({ choices }: Choices<string>, kind: string) =>
  choices.find((one) => one.kind === kind)?.label ?? ''

/** The rule of the sentence, run through the invented day up to the chosen minute, and what came of it. */
export function useRun(props: DemoProps<Labels>) {
  const { labels } = props
  const { day, log } = labels
  const demo = useDemo(props, {
    way: kinds(labels.way),
    minutes: amount(labels.minutes),
    order: kinds(labels.order),
    units: amount(labels.units),
    orders: amount(labels.orders),
    largest: amount(labels.largest),
    loss: amount(labels.loss),
    minute: integer(0, day.minutes, day.minutes),
  })
  const { minute, ...rule } = demo.values
  const prices = inventedDay(day)
  const { averages, ...run } = runRule(rule, prices)
  const held = run.held.filter((one) => one.minute <= minute)
  const sent = held.filter(({ stoppedBy }) => !stoppedBy).length
  /** The minute from which the loss limit stops all orders, once it has been reached. */
  const lossFrom = (run.lossFrom ?? Number.POSITIVE_INFINITY) <= minute ? run.lossFrom : undefined

  const { number, decimal, time } = demo.formats
  const points = decimal(1, 1)
  const clock = (minute: number) => time(Date.parse(`1970-01-01T${day.opens}Z`) + minute * 60_000)
  const texts = {
    ...Object.fromEntries(AMOUNTS.map((name) => [name, number(rule[name])])),
    way: labelOf(labels.way, rule.way),
    order: labelOf(labels.order, rule.order),
  }
  return {
    demo,
    rule,
    prices,
    averages,
    held,
    lossFrom,
    lines: held.map(({ minute, price, average, stoppedBy }) => ({
      time: clock(minute),
      held: fillIn(log.values, { price: points(price), against: points(average) }),
      came: stoppedBy ? log.stopped[stoppedBy] : fillIn(log.sent, texts),
      stopped: stoppedBy !== undefined,
    })),
    figures: {
      rule: fillIn(labels.sentence, texts),
      risk: labels.risk,
      time: clock(minute),
      held: number(held.length),
      sent: number(sent),
      stopped: number(held.length - sent),
      units: number(sent * rule.units),
      ended: lossFrom === undefined ? '' : fillIn(labels.ended, { time: clock(lossFrom) }),
    },
  }
}

export type Run = ReturnType<typeof useRun>
