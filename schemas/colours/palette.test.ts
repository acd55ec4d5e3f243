import { expect, test } from 'vitest'
import { GREEN } from '../../tests/green-colours.ts'
import { contrastRatio } from './contrast.ts'
import { paletteOf } from './palette.ts'
import { shadeOf } from './shades.ts'

test('Every other colour follows the colour that it derives from, and no other', () => {
  const before = paletteOf(GREEN)
  const after = paletteOf({ ...GREEN, ink: '#241505' })
  const changed = Object.entries(after).filter(
    ([name, hex]) => hex !== before[name as keyof typeof before],
  )
  expect(changed.map(([name]) => name)).toEqual(
    Object.keys(after).filter((name) => name.startsWith('ink')),
  )
})

test('Derived text can be read, even where the usual difference is not enough', () => {
  for (const ink of ['#10281b', '#000000', '#4d4d4d']) {
    const palette = paletteOf({ ...GREEN, ink })
    expect(contrastRatio(palette['ink-pale'], ink), ink).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette['ink-soft'], GREEN.sky), ink).toBeGreaterThanOrEqual(4.5)
  }
  const usual = shadeOf(GREEN.ink, [0.3, 1, 0])
  expect(contrastRatio(usual, GREEN.ink)).toBeLessThan(4.5)
})
