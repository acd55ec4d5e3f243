import { describe, expect, test } from 'vitest'
import { arialWidth } from './arial-width.ts'
import { cutToWidth } from './cut-to-width.ts'

// Arial shares the widths of Helvetica, published in Adobe's metrics of the 14 core fonts
// (Helvetica.afm), in thousandths of an em.
test.each([
  [' ', 278],
  ['a', 556],
  ['i', 222],
  ['m', 833],
  ['A', 667],
  ['W', 944],
  ['@', 1015],
  ['8', 556],
])('“%s” is as wide as published: %d thousandths of an em', (character, published) => {
  expect(Math.round(arialWidth(character, 1000))).toBe(published)
})

describe('A text that is too wide', () => {
  test('ends after the last whole word that leaves room for the ellipsis', () => {
    const { shown, cut, width } = cutToWidth('Pumps lifted and repaired', 170, 20)
    expect([shown, cut]).toEqual(['Pumps lifted …', true])
    expect(width).toBeGreaterThan(170)
  })

  test('is cut within its first word where even that is too wide', () => {
    expect(cutToWidth('Pumpenreparatur heute', 105, 20).shown).toBe('Pumpen …')
  })
})

test('A text that just fits is left alone, with its spaces put in order', () => {
  const width = arialWidth('Pumps lifted', 20)
  expect(cutToWidth('  Pumps \n lifted ', width, 20)).toEqual({
    shown: 'Pumps lifted',
    cut: false,
    width,
  })
})
