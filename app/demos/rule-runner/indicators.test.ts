import { expect, test } from 'vitest'
import { relativeStrengthIndex, simpleMovingAverage } from './indicators.ts'

const rounded = (values: readonly (number | undefined)[]) =>
  values.filter((value) => value !== undefined).map((value) => value.toFixed(2))

// StockCharts ChartSchool, "Moving Averages - Simple and Exponential": ten days, cs-movavg.xls.
const CLOSES = [
  22.2734, 22.194, 22.0847, 22.1741, 22.184, 22.1344, 22.2337, 22.4323, 22.2436, 22.2933, 22.1542,
  22.3926, 22.3816, 22.6109, 23.3558, 24.0519, 23.753, 23.8324, 23.9516, 23.6338, 23.8225, 23.8722,
  23.6537, 23.187, 23.0976, 23.326, 22.6805, 23.0976, 22.4025, 22.1725,
]

test('The simple moving average is the published one', () => {
  const averages = rounded(simpleMovingAverage(CLOSES, 10))
  expect(averages).toHaveLength(21)
  expect(averages.slice(0, 6)).toEqual(['22.22', '22.21', '22.23', '22.26', '22.31', '22.42'])
  expect(averages.slice(-5)).toEqual(['23.61', '23.51', '23.43', '23.28', '23.13'])
})

test('Wilder’s RSI is the published one', () => {
  // StockCharts ChartSchool, "Relative Strength Index (RSI)": fourteen days, cs-rsi.xls.
  const closes = [
    44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826,
    45.8931, 46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122,
    46.2521, 45.7137, 46.4515, 45.7835,
  ]
  const index = rounded(relativeStrengthIndex(closes, 14))
  expect(index).toHaveLength(11)
  expect([index[0], index[1], index[10]]).toEqual(['70.53', '66.32', '54.71'])
})

test('The RSI of what only rises is 100, only falls 0, never moves 50', () => {
  const last = (values: number[]) => relativeStrengthIndex(values, 3).at(-1)
  expect([last([1, 2, 3, 4, 5]), last([5, 4, 3, 2, 1]), last([2, 2, 2, 2, 2])]).toEqual([
    100, 0, 50,
  ])
})
