import { fillIn } from '../../../contract/fill-in.ts'
import { choice, integer, number } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { inventedDay } from './invented-day.ts'
import { type Rule, runRule } from './run-rule.ts'
import type { Labels } from './schema.server.ts'

export const AMOUNTS = ['minutes', 'units', 'orders', 'largest', 'loss'] as const

const kindsOf = <Kind extends string>({ choices }: { choices: readonly { kind: Kind }[] }) =>
  choices.map(({ kind }) => kind)

const labelFor = ({ choices }: Labels['way'] | Labels['order'], kind: string) =>
  choices.find((one) => one.kind === kind)?.label ?? ''

/** Minutes of the day at a time such as `09:30`. */
const inMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The rule of the sentence, run through the invented day up to the chosen minute, and what came of it. */
export function useRun(props: DemoProps<Labels>) {
  const { labels } = props
  const { day, hours, log } = labels
  const demo = useDemo(props, {
    way: choice(kindsOf(labels.way)),
    minutes: number(labels.minutes),
    order: choice(kindsOf(labels.order)),
    units: number(labels.units),
    from: choice(hours.times),
    until: choice(hours.times, hours.times.at(-1)),
    orders: number(labels.orders),
    largest: number(labels.largest),
    loss: number(labels.loss),
    minute: integer(0, day.minutes, day.minutes),
  })
  const { way, order, from, until, minute } = demo.values
  const whole = Object.fromEntries(
    AMOUNTS.map((field) => [field, Math.round(demo.values[field])]),
  ) as Record<(typeof AMOUNTS)[number], number>
  const opens = inMinutes(day.opens)
  const rule: Rule = {
    way,
    order,
    ...whole,
    from: inMinutes(from) - opens,
    until: inMinutes(until) - opens,
  }
  const prices = inventedDay(day)
  const { averages, ...run } = runRule(rule, prices)
  const held = run.held.filter((one) => one.minute <= minute)
  const sent = held.filter(({ stoppedBy }) => !stoppedBy).length
  /** The minute from which the loss limit stops all orders, once it has been reached. */
  const lossFrom = (run.lossFrom ?? Number.POSITIVE_INFINITY) <= minute ? run.lossFrom : undefined

  const { number: amount, decimal } = demo.formats
  const points = decimal(1, 1)
  const clock = (minute: number) =>
    [(opens + minute) / 60, (opens + minute) % 60]
      .map((part) => String(Math.floor(part)).padStart(2, '0'))
      .join(':')
  const texts = {
    ...Object.fromEntries(AMOUNTS.map((field) => [field, amount(whole[field])])),
    way: labelFor(labels.way, way),
    order: labelFor(labels.order, order),
    from,
    until,
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
      held: amount(held.length),
      sent: amount(sent),
      stopped: amount(held.length - sent),
      units: amount(sent * rule.units),
      /** Empty until the loss limit is reached. */
      ended: lossFrom === undefined ? '' : fillIn(labels.ended, { time: clock(lossFrom) }),
    },
  }
}

export type Run = ReturnType<typeof useRun>
