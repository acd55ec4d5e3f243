import { expect, test } from 'vitest'
import { labelsOf } from '../../../tests/content-file.ts'
import { breakEven } from './break-even.ts'
import type { Labels } from './schema.server.ts'

test('The first figures of the cost of an enquiry leave a third or so of the margin', () => {
  const { price, margin, buying, spending } = labelsOf<Labels>(import.meta.dirname)
  const { left } = breakEven({
    price: price.first,
    margin: margin.first / 100,
    buying: buying.first / 100,
    spending: spending.first / 100,
  })
  const share = left / ((price.first * margin.first) / 100)
  expect(share).toBeGreaterThanOrEqual(0.3)
  expect(share).toBeLessThanOrEqual(0.4)
})
