import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { siteContent } from '../tests/content-file.ts'
import { AROUND, ARTICLE, articleFile, issuesWith, own, readWith } from '../tests/test-content.ts'
import { issueLine } from './content-issue.ts'

/** The warnings about search results of a page with this title. */
function warningsOf(title: string): string[] {
  const page = {
    title: 'Products',
    intro: 'All of them.',
    seo: { title, description: 'i'.repeat(80) },
    blocks: [],
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

test('What is left out there is the title with the name of the agency, and the beginning of the page', () => {
  const page = { title: 'Products', intro: 'All of them at a fixed price, '.repeat(9), blocks: [] }
  const changes = {
    'products.yaml': stringify(page),
    ...AROUND,
    [ARTICLE]: articleFile('They fly.', { seo: '' }),
  }
  const { content, issues } = readWith(changes, 'everything')
  expect(issues).toEqual([])
  const { name } = siteContent.brand
  const { title, description } = content?.productsPage.seo ?? {}
  expect(title).toBe(`Products | ${name}`)
  expect(description).toMatch(/^All of them at a fixed price, .{100,}\w…$/)
  const [article] = content?.articles.filter(({ slug }) => slug === 'on-kites') ?? []
  expect(article?.seo).toEqual({ title: `On kites | ${name}`, description: 'They fly.' })
})

test('A case study can do without figure, source and what a similar one takes', () => {
  const file = 'case-studies/honest.yaml'
  const [model = ''] = Object.keys(own).filter((name) => name.startsWith('case-studies/'))
  const { seo: _, hero, ...fields } = parse(own[model] ?? '')
  const story = { block: 'story', period: '2026', before: 'Bad.', did: ['All.'], after: 'Good.' }
  const honest = { ...fields, order: 9001, hero: { picture: hero.picture }, blocks: [story] }
  expect(issuesWith({ [file]: stringify({ ...honest, aliases: [] }) })).toEqual([])
})
