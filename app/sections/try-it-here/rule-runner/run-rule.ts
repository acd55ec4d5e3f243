import type { Condition } from '../../../../schemas/demonstrations/rule-runner.ts'
import { exponentialMovingAverage, simpleMovingAverage } from './moving-average.ts'
import { relativeStrengthIndex } from './relative-strength-index.ts'

export type Rule = {
  condition: Condition
  /** That the price is compared with, in points. */
  price: number
  /** Minutes that the average or the RSI spans. */
  minutes: number
  /** Of the RSI, from 0 to 100. */
  level: number
  order: 'buy' | 'sell'
  /** Units of an order. */
  units: number
  /** First and last minute that an order may be sent, counted from the opening. */
  from: number
  until: number
  /** At most so many orders, and so many units in all. */
  orders: number
  largest: number
  /** In points times units: once what was ordered has lost so much, nothing more is sent that day. */
  loss: number
}

/** What stopped an order that the condition asked for. */
export type Limit = 'hours' | 'loss' | 'orders' | 'largest'

/** A minute in which the condition held: what was above or below what, and what came of it. */
export type Held = { minute: number; value: number; against: number; stoppedBy?: Limit }

/** A day of a rule: what held, and the minute from which the loss limit stopped it, if it did. */
export type RuleDay = { held: Held[]; lossFrom: number | undefined }

/** What a condition looks at beside the price: a price, an average of minutes, or an RSI and its level. */
export const kindOf = (condition: Condition) =>
  condition.startsWith('rsi') ? 'index' : condition.endsWith('price') ? 'price' : 'average'

/** What a condition compares, minute by minute. */
export function comparedBy({ condition, price, minutes, level }: Rule, prices: readonly number[]) {
  const average = condition.endsWith('ema') ? exponentialMovingAverage : simpleMovingAverage
  switch (kindOf(condition)) {
    case 'index':
      return { values: relativeStrengthIndex(prices, minutes), against: prices.map(() => level) }
    case 'price':
      return { values: prices, against: prices.map(() => price) }
    case 'average':
      return { values: prices, against: average(prices, minutes) }
  }
}

/**
 * Runs a rule through a day. A condition holds in the minute in which one line crosses the other; an
 * order is sent unless one of the limits stops it: hours first, then loss, orders and units.
 *
 * The loss is that of all units ordered so far, at the price of the minute: what they cost less what
 * they would bring, without charges.
 */
export function runRule(rule: Rule, prices: readonly number[]): RuleDay {
  const { values, against } = comparedBy(rule, prices)
  const crosses = rule.condition.includes('above') ? 1 : -1
  const way = rule.order === 'buy' ? 1 : -1
  const held: Held[] = []
  let sent = 0
  let paid = 0
  let lossFrom: number | undefined
  for (let minute = 1; minute < prices.length; minute += 1) {
    const price = prices[minute] ?? 0
    if (sent > 0 && (paid - sent * price) * rule.units * way >= rule.loss) lossFrom ??= minute
    const [value, line] = [values[minute], against[minute]]
    const [before, lineBefore] = [values[minute - 1], against[minute - 1]]
    if (value === undefined || line === undefined) continue
    if (before === undefined || lineBefore === undefined) continue
    if ((value - line) * crosses <= 0 || (before - lineBefore) * crosses > 0) continue
    const stoppedBy = limitOn(rule, minute, sent, lossFrom !== undefined)
    if (!stoppedBy) {
      sent += 1
      paid += price
    }
    held.push({ minute, value, against: line, ...(stoppedBy && { stoppedBy }) })
  }
  return { held, lossFrom }
}

function limitOn(rule: Rule, minute: number, sent: number, hasLost: boolean): Limit | undefined {
  if (minute < rule.from || minute > rule.until) return 'hours'
  if (hasLost) return 'loss'
  if (sent >= rule.orders) return 'orders'
  return (sent + 1) * rule.units > rule.largest ? 'largest' : undefined
}
