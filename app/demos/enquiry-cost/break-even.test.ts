import { expect, test } from 'vitest'
import { breakEven } from './break-even.ts'

test("The page's own example: a sale leaves ₹2,000, one enquiry in five buys, so one may cost ₹400", () => {
  const sale = { price: 8000, margin: 0.25, buying: 0.2, spending: 1 }
  const expected = { costs: 6000, spend: 2000, enquiryCost: 400, left: 0, enquiriesPerSale: 5 }
  expect(breakEven(sale)).toEqual(expected)
})

test('Half of the margin to spend halves the cost, and leaves the other half', () => {
  const { enquiryCost, left } = breakEven({ price: 8000, margin: 0.25, buying: 0.2, spending: 0.5 })
  expect([enquiryCost, left]).toEqual([200, 1000])
})
