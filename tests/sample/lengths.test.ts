/** The site as shipped: the length of its sample content on each kind of page. */
import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { articles, content } from '../content-file.ts'

/** Fields that are not the page's own text: names, samples, terms, contacts. */
const NO_TEXT =
  /^(?:seo|menuL\w+|description|kite|icon|accent|order|kind|picture|href|related|promo|work|specimen|running|contact|software|demo|sections)$/

/** Number of words in a page's own text. */
function wordsIn(value: unknown, besides = ''): number {
  if (typeof value === 'string') return value.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value)
    .filter(([key]) => key !== besides && !NO_TEXT.test(key))
    .reduce((sum, [, part]) => sum + wordsIn(part), 0)
}

describe('The length of', () => {
  test.each([
    ['a service page', 'services/*.yaml', 350, 600, ''],
    ['the drone page', 'drone-service.yaml', 500, 800, ''],
    ['a product page', 'products/{ivr-system,hrms,crm}.yaml', 400, 600, 'faq'],
    ['the page of Cloud Suite', 'products/cloud-suite.yaml', 300, 500, 'faq'],
    ['the page of SmartXAlgo', 'products/smartxalgo.yaml', 500, 700, ''],
  ])('%s is right', (_, pattern, least, most, besides) => {
    const files = globSync(pattern, { cwd: 'content' })
    expect(files).not.toEqual([])
    for (const file of files) {
      const words = wordsIn(content(file), besides)
      expect(words, file).toBeGreaterThanOrEqual(least)
      expect(words, file).toBeLessThanOrEqual(most)
    }
  })

  test('an article is 900 to 1,400 words', () => {
    for (const { path, content } of articles) {
      const words = wordsIn(content)
      expect(words, path).toBeGreaterThanOrEqual(900)
      expect(words, path).toBeLessThanOrEqual(1400)
    }
  })
})
