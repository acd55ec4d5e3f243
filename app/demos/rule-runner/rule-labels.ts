import { fillIn } from '../../../contract/fill-in.ts'
import { clockOf } from './clock.ts'
import type { Held } from './run-rule.ts'
import type { Run } from './use-run.ts'

export type LogLine = { key: string; time: string; held: string; came: string; stopped: boolean }

/** The texts of a run: the rule as one sentence, and what has come of it so far. */
export function ruleLabels({ rule, template, shown, chosen, demo, held, lossFrom }: Run) {
  const { labels, formats } = demo
  const { log } = labels
  const { number } = formats
  const points = formats.decimal(1, 1)
  const clock = (minute: number) => clockOf(minute, labels.day.opens)
  const [units, loss] = [number(rule.units), number(rule.loss)]
  const sent = held.filter(({ stoppedBy }) => !stoppedBy).length

  const line = ({ minute, value, against, stoppedBy }: Held): LogLine => ({
    key: String(minute),
    time: clock(minute),
    held: fillIn(rule.watched === 'rsi' ? log.rsi : log.values, {
      value: points(value),
      price: points(value),
      against: points(against),
    }),
    came: stoppedBy ? log.stopped[stoppedBy] : fillIn(log.sent, { order: chosen.order, units }),
    stopped: stoppedBy !== undefined,
  })
  const ended = (minute: number): LogLine => ({
    key: 'ended',
    time: clock(minute),
    held: fillIn(log.loss, { loss }),
    came: log.ended,
    stopped: true,
  })
  const isLater = ({ minute }: Held) => lossFrom !== undefined && minute >= lossFrom
  return {
    lines: [
      ...held.filter((one) => !isLater(one)).map(line),
      ...(lossFrom === undefined ? [] : [ended(lossFrom)]),
      ...held.filter(isLater).map(line),
    ],
    figures: {
      rule: fillIn(template, {
        ...shown,
        ...chosen,
        minutes: number(rule.minutes),
        level: number(rule.level),
        units,
        orders: number(rule.orders),
        largest: number(rule.largest),
        loss,
      }),
      time: clock(demo.values.minute),
      held: number(held.length),
      sent: number(sent),
      stopped: number(held.length - sent),
      units: number(sent * rule.units),
      /** Empty until the loss limit is reached. */
      ended: lossFrom === undefined ? '' : fillIn(labels.ended, { time: clock(lossFrom) }),
    },
  }
}
