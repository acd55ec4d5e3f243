import { relativeStrengthIndex, simpleMovingAverage } from './indicators.ts'

export type Rule = {
  /** The price crosses its simple moving average, the RSI its level. */
  watched: 'price' | 'rsi'
  way: 'above' | 'below'
  /** Minutes that the average or the RSI spans. */
  minutes: number
  level: number
  order: 'buy' | 'sell'
  units: number
  /** First and last minute in which an order may be sent, counted from the opening of the market. */
  from: number
  until: number
  /** The most orders, and the most units in all. */
  orders: number
  largest: number
  /** In points times units: once the orders have lost this much, nothing more is sent that day. */
  loss: number
}

export type Limit = 'hours' | 'loss' | 'orders' | 'largest'

/** A minute in which the condition held: the two values, and the limit that stopped the order, if any. */
export type Held = { minute: number; value: number; against: number; stoppedBy?: Limit }

/** What a condition compares, minute by minute. */
export const comparedBy = ({ watched, minutes, level }: Rule, prices: readonly number[]) =>
  watched === 'rsi'
    ? { values: relativeStrengthIndex(prices, minutes), against: prices.map(() => level) }
    : { values: prices, against: simpleMovingAverage(prices, minutes) }

/**
 * Runs a rule through a day. A condition holds in the minute in which one line crosses the other; an
 * order is sent unless one of the limits stops it: hours first, then loss, orders and units.
 *
 * The loss is that of all units ordered so far, at the price of the minute and without charges: for a
 * rule that buys, what they cost less what they would bring; for one that sells, the reverse.
 */
export function runRule(rule: Rule, prices: readonly number[]) {
  const { values, against } = comparedBy(rule, prices)
  const crosses = rule.way === 'above' ? 1 : -1
  const way = rule.order === 'buy' ? 1 : -1
  const held: Held[] = []
  let sent = 0
  let paid = 0
  let lossFrom: number | undefined
  for (let minute = 1; minute < prices.length; minute += 1) {
    const price = prices[minute] ?? 0
    if (sent > 0 && (paid - sent * price) * rule.units * way >= rule.loss) lossFrom ??= minute
    const [value, crossed] = [values[minute], against[minute]]
    const [before, crossedBefore] = [values[minute - 1], against[minute - 1]]
    if (value === undefined || crossed === undefined) continue
    if (before === undefined || crossedBefore === undefined) continue
    if ((value - crossed) * crosses <= 0 || (before - crossedBefore) * crosses > 0) continue
    const stoppedBy = limitOn(rule, minute, sent, lossFrom !== undefined)
    if (!stoppedBy) {
      sent += 1
      paid += price
    }
    held.push({ minute, value, against: crossed, ...(stoppedBy && { stoppedBy }) })
  }
  return { held, lossFrom }
}

function limitOn(rule: Rule, minute: number, sent: number, hasLost: boolean): Limit | undefined {
  if (minute < rule.from || minute > rule.until) return 'hours'
  if (hasLost) return 'loss'
  if (sent >= rule.orders) return 'orders'
  return (sent + 1) * rule.units > rule.largest ? 'largest' : undefined
}
