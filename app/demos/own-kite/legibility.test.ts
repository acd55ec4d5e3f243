import { expect, test } from 'vitest'
import { legibility } from './legibility.ts'

test('What is just below a limit is below it, as WCAG asks: 4.48 is not 4.5', () => {
  expect([4.5, 4.48, 3, 2.99].map(legibility)).toEqual(['any', 'large', 'large', 'none'])
})
