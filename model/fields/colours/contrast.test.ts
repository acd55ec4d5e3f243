import { expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'

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
