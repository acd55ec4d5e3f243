import { fillIn } from '../../../contract/fill-in.ts'
import type { RuleRunnerLabels } from '../../../schemas/demos/rule-runner.ts'
import { clockOf } from './clock.ts'
import type { LogLine } from './order-log.tsx'
import { type Held, kindOf, type RuleDay } from './run-rule.ts'
import type { RuleInUse } from './use-rule.ts'

/** The rule as one sentence, and in words and figures what came of it so far. */
export function ruleWords(
  labels: RuleRunnerLabels,
  language: string,
  { rule, template, shown, inWords, demo }: RuleInUse,
  { held, lossFrom }: RuleDay,
) {
  const { log } = labels
  const number = new Intl.NumberFormat(language).format
  const points = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format
  const clock = (minute: number) => clockOf(minute, labels.day.opens)
  const [units, loss] = [number(rule.units), number(rule.loss)]
  const sent = held.filter(({ stoppedBy }) => !stoppedBy).length

  const line = ({ minute, value, against, stoppedBy }: Held): LogLine => ({
    key: String(minute),
    time: clock(minute),
    held: fillIn(kindOf(rule.line) === 'index' ? log.rsi : log.values, {
      value: points(value),
      price: points(value),
      against: points(against),
    }),
    came: stoppedBy ? log.stopped[stoppedBy] : fillIn(log.sent, { order: inWords.order, units }),
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
    sentence: fillIn(template, {
      ...shown,
      ...inWords,
      price: points(rule.price),
      minutes: number(rule.minutes),
      level: number(rule.level),
      units,
      orders: number(rule.orders),
      largest: number(rule.largest),
      loss,
    }),
    /** Line by line, the newest last. */
    lines: [
      ...held.filter((one) => !isLater(one)).map(line),
      ...(lossFrom === undefined ? [] : [ended(lossFrom)]),
      ...held.filter(isLater).map(line),
    ],
    figures: {
      time: clock(demo.values.minute),
      held: number(held.length),
      sent: number(sent),
      stopped: number(held.length - sent),
      units: number(sent * rule.units),
    },
    /** Said where the loss limit was reached. */
    after: lossFrom === undefined ? '' : fillIn(labels.ended, { time: clock(lossFrom) }),
  }
}
