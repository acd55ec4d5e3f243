import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { siteContent } from '../tests/content-file.ts'
import { readWith } from '../tests/test-content.ts'
import { issueLine } from './content-issue.ts'
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

/** The warnings about search results of a page with this title. */
function warningsOf(title: string): string[] {
  const page = {
    title: 'Products',
    intro: 'All of them.',
    seo: { title, description: 'i'.repeat(80) },
  }
  const { issues, warnings } = readWith({ 'products.yaml': stringify(page) })
  expect(issues).toEqual([])
  return warnings.map(issueLine)
}

test('A title that results would truncate, or that two pages share, is worth improving', () => {
  expect(warningsOf('i'.repeat(100))).toEqual([])
  expect(warningsOf('W'.repeat(40))).toEqual([
    'content/products.yaml:4: warning: seo.title: is 755 pixels wide in search results, which show 580',
  ])
  const [other] = siteContent.services
  expect(warningsOf(other?.seo.title ?? '').join()).toContain('search results would show it twice')
})
