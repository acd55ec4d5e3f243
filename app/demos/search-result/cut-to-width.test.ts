import { expect, test } from 'vitest'
import { resultWidth } from '../../../contract/result-width.ts'
import { cutToWidth } from './cut-to-width.ts'

test('A text that is too wide ends after the last whole word that leaves room for the ellipsis', () => {
  const limit = resultWidth('Pumps lifted and', 20)
  const { shown, cut, width } = cutToWidth('Pumps lifted and repaired', { limit, size: 20 })
  expect([shown, cut]).toEqual(['Pumps lifted ...', true])
  expect(width).toBeGreaterThan(limit)
})

test('A text that just fits is left alone, with its spaces put in order', () => {
  const limit = resultWidth('Pumps lifted', 20)
  const { shown, cut } = cutToWidth('  Pumps \n lifted ', { limit, size: 20 })
  expect([shown, cut]).toEqual(['Pumps lifted', false])
})
