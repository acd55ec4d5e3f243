import { expect, test } from 'vitest'
import { GREEN } from '../../../tests/green-colours.ts'
import { contrastRatio } from './contrast.ts'
import { paletteOf } from './palette.ts'

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

test('Derived text can be read, whatever the ink', () => {
  for (const ink of ['#10281b', '#000000', '#4d4d4d']) {
    const palette = paletteOf({ ...GREEN, ink })
    expect(contrastRatio(palette['ink-pale'], ink), ink).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette['ink-soft'], GREEN.sky), ink).toBeGreaterThanOrEqual(4.5)
  }
})
