import { expect, test } from 'vitest'
import { asMeasured, contrastRatio } from './contrast.ts'

test('Black on white is 21 to 1, a colour on itself 1 to 1, and the order does not count (WCAG 2.2)', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10)
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 10)
  expect(contrastRatio('#d90d66', '#d90d66')).toBe(1)
})

// WebAIM, "Contrast and Color Accessibility": red 4:1, green 1.4:1 and blue 8.6:1 on white; grey #767676
// 4.54:1, the lightest that passes.
test.each([
  ['#ff0000', 4.0, 1],
  ['#00ff00', 1.4, 1],
  ['#0000ff', 8.6, 1],
  ['#767676', 4.54, 2],
])('%s on white is the published %s to 1', (colour, published, decimals) => {
  expect(contrastRatio(colour, '#ffffff')).toBeCloseTo(published, decimals)
})

test('What is just below a limit is below it, as WCAG asks: 4.48 is not 4.5', () => {
  const ratio = contrastRatio('#777777', '#ffffff')
  expect(ratio).toBeLessThan(4.5)
  expect(asMeasured(ratio)).toBe(4.4)
})
