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
  const inTens = (text: string) => text.length * 10

  test('ends after the last whole word that leaves room for the ellipsis', () => {
    expect(cutToWidth('Pumps lifted and repaired', 170, 20, inTens)).toEqual({
      shown: 'Pumps lifted …',
      cut: true,
      width: 250,
    })
  })

  test('is cut within its first word where even that is too wide', () => {
    expect(cutToWidth('Pumpenreparatur heute', 80, 20, inTens).shown).toBe('Pumpen …')
  })
})

test('A text that just fits is left alone, with its spaces put in order', () => {
  expect(cutToWidth('  Pumps \n lifted ', 120, 20, (text) => text.length * 10)).toEqual({
    shown: 'Pumps lifted',
    cut: false,
    width: 120,
  })
})
