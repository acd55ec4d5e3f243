import Color from 'colorjs.io'
import { expect, test } from 'vitest'
import { brand } from '../../tests/content-file.ts'
import { GREEN } from '../../tests/green-colours.ts'
import { contrastRatio } from './contrast.ts'
import { paletteOf } from './palette.ts'
import { nearestShade, shadeOf } from './shades.ts'

const oklch = (hex: string) => new Color(hex).oklch

test('A shade without a difference is the colour; what no screen shows loses chroma only', () => {
  for (const hex of Object.values(brand.colours)) expect(shadeOf(hex, [0, 1, 0])).toBe(hex)
  const vivid = shadeOf('#1d7a3e', [0.1, 4, 0])
  expect(oklch(vivid)[0]).toBeCloseTo(Number(oklch('#1d7a3e')[0]) + 0.1, 1)
  expect(oklch(vivid)[1]).toBeLessThan(Number(oklch('#1d7a3e')[1]) * 4)
})

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

test('The nearest shade keeps the hue, and is itself where it passes', () => {
  expect(nearestShade('#1d7a3e', () => true)).toBe('#1d7a3e')
  expect(nearestShade('#1d7a3e', () => false)).toBeUndefined()
  const shade = nearestShade('#5aa874', (hex) => contrastRatio(hex, '#ffffff') >= 4.5) ?? ''
  expect(contrastRatio(shade, '#ffffff')).toBeLessThan(4.6)
  expect(oklch(shade)[2]).toBeCloseTo(Number(oklch('#5aa874')[2]), -1)
})
