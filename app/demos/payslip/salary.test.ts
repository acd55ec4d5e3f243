import { expect, test } from 'vitest'
import { salary } from './salary.ts'

/** The rules of India and Gujarat; the content has their sources and dates. */
const RULES = {
  wages: { least: 50 },
  providentFund: { rate: 12, ceiling: 15_000 },
  insurance: { rate: 0.75, ceiling: 21_000 },
  professionalTax: { amount: 200, above: 12_000 },
}
const WHOLE_MONTH = { days: 30, paid: 30, basicShare: 1 }
const paid = (gross: number, more = {}) => salary({ ...WHOLE_MONTH, gross, ...more }, RULES)

test.each([
  [10_000, 1200],
  [15_000, 1800],
  [15_001, 1800],
  [40_000, 1800],
])('Provident fund on a basic of ₹%i is ₹%i: 12%%, up to the ceiling of ₹15,000', (basic, fund) => {
  expect(paid(basic).providentFund).toBe(fund)
})

test.each([
  [20_000, 150],
  [21_000, 158],
  [10_010, 76],
  [21_001, 0],
])('State insurance on ₹%i is ₹%i: 0.75%%, rounded up, for wages up to ₹21,000', (gross, own) => {
  expect(paid(gross).insurance).toBe(own)
})

test('An agreed wage above the ceiling is not insured in a short month either', () => {
  expect(paid(30_000, { paid: 15 }).insurance).toBe(0)
})

test('Half of all pay counts as wages, however small the basic pay is', () => {
  const basicShare = 0.3
  const parts = { basic: 6000, providentFund: 1200, insurance: 75 }
  expect(paid(20_000, { basicShare })).toMatchObject(parts)
  const insurances = [42_000, 42_002].map((gross) => paid(gross, { basicShare }).insurance)
  expect(insurances).toEqual([158, 0])
})

test.each([
  [12_000, 0],
  [12_001, 200],
])('Professional tax in Gujarat on ₹%i is ₹%i', (gross, tax) => {
  expect(paid(gross).professionalTax).toBe(tax)
})

test('Days that are not paid shorten every part, and the parts add up', () => {
  const slip = paid(21_000, { days: 31, paid: 29, basicShare: 0.5 })
  expect(slip).toEqual({
    ...{ basic: 9823, allowances: 9822, earned: 19_645 },
    ...{ providentFund: 1179, insurance: 74, professionalTax: 200, deducted: 1453, net: 18_192 },
  })
})

test('A month without a paid day pays nothing, and deducts nothing', () => {
  expect(paid(21_000, { paid: 0 })).toMatchObject({ earned: 0, deducted: 0, net: 0 })
})
