import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { siteContent } from '../tests/content-file.ts'
import { readWith } from '../tests/test-content.ts'
import { issueLine } from './content-issue.ts'

/** The warnings about search results of a page with this title. */
function warningsOf(title: string): string[] {
  const page = {
    title: 'Products',
    intro: 'All of them.',
    seo: { title, description: 'i'.repeat(80) },
  }
  const { issues, warnings } = readWith({ 'products.yaml': stringify(page) })
  expect(issues).toEqual([])
  return warnings.filter(({ file }) => file === 'products.yaml').map(issueLine)
}

test('A title that results would truncate, or that two pages share, is worth improving', () => {
  expect(warningsOf('i'.repeat(100))).toEqual([])
  expect(warningsOf('W'.repeat(40))).toEqual([
    'content/products.yaml:4: warning: seo.title: is 755 pixels wide in search results, which show 580',
  ])
  const { title } = siteContent.about.seo
  expect(warningsOf(title).join()).toContain('search results would show it twice')
})
