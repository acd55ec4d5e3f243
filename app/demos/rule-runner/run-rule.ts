export type Rule = {
  way: 'above' | 'below'
  minutes: number
  order: 'buy' | 'sell'
  units: number
  orders: number
  largest: number
  /** In points times units: once the orders have lost this much, nothing more is sent that day. */
  loss: number
}

export type Limit = 'loss' | 'orders' | 'largest'

/** A minute in which the condition held: the two values, and the limit that stopped the order, if any. */
export type Held = { minute: number; price: number; average: number; stoppedBy?: Limit }

/** Simple moving average: the mean of the last values; undefined until there are enough. */
export function simpleMovingAverage(values: readonly number[], length: number) {
  let sum = 0
  return values.map((value, index) => {
    sum += value - (values[index - length] ?? 0)
    return index < length - 1 ? undefined : sum / length
  })
}

/** Runs a rule through a day: an order at each crossing, unless a limit stops it. The loss is that of all units, without charges. */
export function runRule(rule: Rule, prices: readonly number[]) {
  const averages = simpleMovingAverage(prices, rule.minutes)
  const crosses = rule.way === 'above' ? 1 : -1
  const way = rule.order === 'buy' ? 1 : -1
  const held: Held[] = []
  let sent = 0
  let paid = 0
  let lossFrom: number | undefined
  for (const [minute, price] of prices.entries()) {
    if (sent > 0 && (paid - sent * price) * rule.units * way >= rule.loss) lossFrom ??= minute
    const [average, averageBefore] = [averages[minute], averages[minute - 1]]
    const before = prices[minute - 1]
    if (average === undefined || averageBefore === undefined || before === undefined) continue
    if ((price - average) * crosses <= 0 || (before - averageBefore) * crosses > 0) continue
    const stoppedBy = limitOn(rule, sent, lossFrom !== undefined)
    if (!stoppedBy) {
      sent += 1
      paid += price
    }
    held.push({ minute, price, average, ...(stoppedBy && { stoppedBy }) })
  }
  return { averages, held, lossFrom }
}

function limitOn(rule: Rule, sent: number, hasLost: boolean): Limit | undefined {
  if (hasLost) return 'loss'
  if (sent >= rule.orders) return 'orders'
  return (sent + 1) * rule.units > rule.largest ? 'largest' : undefined
}
