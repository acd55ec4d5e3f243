import { expect, test } from 'vitest'
import { seoSchema } from './parts.ts'
import { resultWidth } from './result-width.ts'

test('Wide letters are wider than the same number of narrow ones', () => {
  expect(resultWidth('iiii', 20)).toBeLessThan(resultWidth('WWWW', 20) / 3)
  // Helvetica's own figures: W is 944 thousandths of an em, i 222.
  expect(resultWidth('W', 1000)).toBe(944)
  expect(resultWidth('i', 1000)).toBe(222)
})

test('Indian scripts are measured too; marks above and below a letter have no width', () => {
  expect(resultWidth('પતંગ', 1000)).toBe(3 * 600)
})

test('A title that results would truncate is an error with its width, whatever its length', () => {
  const description =
    'What an agency does, told in as many words as a list of results has room for.'
  const wide = seoSchema.safeParse({ title: 'MARKETING WITH MAMMOTH MEGAWATT WWW', description })
  expect(wide.error).toBeUndefined()
  const { error } = seoSchema.safeParse({ title: 'W'.repeat(40), description })
  expect(error?.issues[0]?.message).toBe('is 755 pixels wide in search results, which show 580')
  expect(seoSchema.safeParse({ title: 'i'.repeat(100), description }).success).toBe(true)
})
