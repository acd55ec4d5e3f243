import { expect, test } from 'vitest'
import { brand } from '../../tests/content-file.ts'
import { GREEN } from '../../tests/green-colours.ts'
import { contrastRatio } from './contrast.ts'
import { toHex, toOklch } from './oklch.ts'
import { paletteOf } from './palette.ts'
import { nearestShade, shadeOf } from './shades.ts'

// CSS Color 4 and its tests: https://www.w3.org/TR/css-color-4/#ok-lab
test.each([
  ['#ffffff', 1, 0],
  ['#ff0000', 0.628, 0.2577],
  ['#008000', 0.5198, 0.1769],
])('%s has the published lightness %s and chroma %s', (hex, lightness, chroma) => {
  const { l, c } = toOklch(hex)
  expect(l).toBeCloseTo(lightness, 3)
  expect(c).toBeCloseTo(chroma, 3)
})

test('A colour survives the way to OKLCH and back; what no screen shows loses chroma only', () => {
  for (const hex of Object.values(brand.colours)) expect(toHex(toOklch(hex))).toBe(hex)
  const vivid = toHex({ l: 0.6, c: 0.4, h: 140 })
  expect(toOklch(vivid).l).toBeCloseTo(0.6, 1)
  expect(toOklch(vivid).c).toBeLessThan(0.4)
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
  expect(Math.abs(toOklch(shade).h - toOklch('#5aa874').h)).toBeLessThan(3)
})
