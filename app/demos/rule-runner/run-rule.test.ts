import { expect, test } from 'vitest'
import { type Rule, runRule, simpleMovingAverage } from './run-rule.ts'

/** Crosses above its two-minute average in minutes 2, 4, 6 and 8. */
const PRICES = [10, 8, 10, 8, 10, 8, 10, 8, 10]

const RULE: Rule = {
  ...({ way: 'above', minutes: 2, order: 'buy' } as const),
  ...{ units: 10, orders: 9, largest: 900, loss: 900 },
}

test.each([
  ['sends an order in each minute in which its condition comes to hold', {}, 'sent sent sent sent'],
  ['is stopped after its most orders', { orders: 1 }, 'sent orders orders orders'],
  [
    'is stopped before an order over the units of the day',
    { largest: 25 },
    'sent sent largest largest',
  ],
  ['is stopped before its first order', { largest: 9 }, 'largest largest largest largest'],
  ['ends its day once so much is lost', { loss: 20 }, 'sent loss loss loss'],
])('A rule %s', (_, changes, came) => {
  const { held } = runRule({ ...RULE, ...changes }, PRICES)
  expect(held.map(({ minute }) => minute)).toEqual([2, 4, 6, 8])
  expect(held.map(({ stoppedBy = 'sent' }) => stoppedBy).join(' ')).toBe(came)
})

test('A rule sends none while its condition goes on', () => {
  expect(runRule(RULE, [1, 2, 3, 4, 5, 6]).held).toEqual([])
})

test.each([
  // Ten units bought at 10 have lost 20 points at 8.
  [20, 3],
  // Bought at 10 in minutes 2 and 4, 20 units have lost 40 points in minute 5.
  [21, 5],
  [81, undefined],
])('A rule that may lose %i points ends its day for good in minute %s', (loss, from) => {
  expect(runRule({ ...RULE, loss }, PRICES).lossFrom).toBe(from)
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
