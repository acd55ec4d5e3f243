import type { Condition } from '../../../../schemas/demonstrations/rule-runner.ts'
import { exponentialMovingAverage, simpleMovingAverage } from './moving-average.ts'
import { relativeStrengthIndex } from './relative-strength-index.ts'

export type Rule = {
  condition: Condition
  /** Minutes that the average or the RSI spans. */
  minutes: number
  /** Of the RSI, from 0 to 100. */
  level: number
  /** Units of an order. */
  units: number
  /** First and last minute that an order may be sent, counted from the opening. */
  from: number
  until: number
  /** At most so many orders, and so many units in all. */
  orders: number
  largest: number
}

/** What stopped an order that the condition asked for. */
export type Limit = 'hours' | 'orders' | 'largest'

/** A minute in which the condition held: what was above or below what, and what came of it. */
export type Held = { minute: number; value: number; against: number; stoppedBy?: Limit }

/** What a condition compares, minute by minute. */
export function comparedBy({ condition, minutes, level }: Rule, prices: readonly number[]) {
  const isIndex = condition.startsWith('rsi')
  const average = condition.endsWith('ema') ? exponentialMovingAverage : simpleMovingAverage
  return {
    isIndex,
    values: isIndex ? relativeStrengthIndex(prices, minutes) : prices,
    against: isIndex ? prices.map(() => level) : average(prices, minutes),
  }
}

/**
 * Runs a rule through a day. A condition holds in the minute in which one line crosses the other; an
 * order is sent unless one of the limits stops it: hours first, then orders, then units.
 */
export function runRule(rule: Rule, prices: readonly number[]): Held[] {
  const { values, against } = comparedBy(rule, prices)
  const sign = rule.condition.includes('above') ? 1 : -1
  const held: Held[] = []
  let sent = 0
  for (let minute = 1; minute < prices.length; minute += 1) {
    const [value, line] = [values[minute], against[minute]]
    const [before, lineBefore] = [values[minute - 1], against[minute - 1]]
    if (value === undefined || line === undefined) continue
    if (before === undefined || lineBefore === undefined) continue
    if ((value - line) * sign <= 0 || (before - lineBefore) * sign > 0) continue
    const stoppedBy = limitOn(rule, minute, sent)
    if (!stoppedBy) sent += 1
    held.push({ minute, value, against: line, ...(stoppedBy && { stoppedBy }) })
  }
  return held
}

function limitOn(rule: Rule, minute: number, sent: number): Limit | undefined {
  if (minute < rule.from || minute > rule.until) return 'hours'
  if (sent >= rule.orders) return 'orders'
  return (sent + 1) * rule.units > rule.largest ? 'largest' : undefined
}
