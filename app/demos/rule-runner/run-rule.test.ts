import { describe, expect, test } from 'vitest'
import { type Rule, runRule, simpleMovingAverage } from './run-rule.ts'

/** Crosses above its two-minute average in minutes 2, 4, 6 and 8. */
const PRICES = [10, 8, 10, 8, 10, 8, 10, 8, 10]

const RULE: Rule = {
  way: 'above',
  minutes: 2,
  order: 'buy',
  units: 10,
  orders: 9,
  largest: 900,
  loss: 900,
}

const cameOf = (changes: Partial<Rule>, prices = PRICES) =>
  runRule({ ...RULE, ...changes }, prices).held.map(({ minute, stoppedBy }) => [
    minute,
    stoppedBy ?? 'sent',
  ])

describe('A rule', () => {
  test('sends an order in each minute in which its condition comes to hold, and not while it goes on', () => {
    expect(cameOf({})).toEqual([
      [2, 'sent'],
      [4, 'sent'],
      [6, 'sent'],
      [8, 'sent'],
    ])
    expect(runRule(RULE, [1, 2, 3, 4, 5, 6]).held).toEqual([])
  })

  test('is stopped after its most orders', () => {
    expect(cameOf({ orders: 1 }).map(([, came]) => came)).toEqual([
      ...['sent', 'orders', 'orders', 'orders'],
    ])
  })

  test('is stopped before an order that would go over the units of the day', () => {
    expect(cameOf({ largest: 25 }).map(([, came]) => came)).toEqual([
      'sent',
      'sent',
      'largest',
      'largest',
    ])
    expect(cameOf({ largest: 9 })[0]).toEqual([2, 'largest'])
  })

  test('ends its day once the units bought have lost so much, whatever the price does then', () => {
    // Ten units bought at 10 have lost 20 points at 8.
    expect(runRule({ ...RULE, loss: 20 }, PRICES).lossFrom).toBe(3)
    expect(cameOf({ loss: 20 }).map(([, came]) => came)).toEqual(['sent', 'loss', 'loss', 'loss'])
    // Bought at 10 in minutes 2 and 4, 20 units have lost 40 points in minute 5.
    expect(runRule({ ...RULE, loss: 21 }, PRICES).lossFrom).toBe(5)
    expect(runRule({ ...RULE, loss: 81 }, PRICES).lossFrom).toBeUndefined()
  })
})

test('The simple moving average is the published one', () => {
  // StockCharts ChartSchool, "Moving Averages - Simple and Exponential": ten days, cs-movavg.xls.
  const closes = [
    22.2734, 22.194, 22.0847, 22.1741, 22.184, 22.1344, 22.2337, 22.4323, 22.2436, 22.2933, 22.1542,
    22.3926, 22.3816, 22.6109, 23.3558,
  ]
  const averages = simpleMovingAverage(closes, 10).map((average) => average?.toFixed(2))
  expect(averages.slice(8)).toEqual([
    undefined,
    ...['22.22', '22.21', '22.23', '22.26', '22.31', '22.42'],
  ])
})
