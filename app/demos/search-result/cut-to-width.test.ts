import { expect, test } from 'vitest'
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

test('A text that is too wide ends after the last whole word that leaves room for the ellipsis', () => {
  const { shown, cut, width } = cutToWidth('Pumps lifted and repaired', { limit: 170, size: 20 })
  expect([shown, cut]).toEqual(['Pumps lifted …', true])
  expect(width).toBeGreaterThan(170)
})

test('A text that just fits is left alone, with its spaces put in order', () => {
  const limit = arialWidth('Pumps lifted', 20)
  const { shown, cut } = cutToWidth('  Pumps \n lifted ', { limit, size: 20 })
  expect([shown, cut]).toEqual(['Pumps lifted', false])
})
