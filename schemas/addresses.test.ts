import { expect, test } from 'vitest'
import { type Addressed, movedPaths } from './addresses.ts'

test('Each alias of a file redirects to its current address', () => {
  const named = (slug: string, ...aliases: string[]) => [{ slug, aliases }]
  const moved = movedPaths({
    articles: named('on-kites', 'kites', 'flying'),
    jobs: named('saree-shop'),
    products: named('crm', 'pipeline'),
    services: named('seo'),
  } as object as Addressed)
  expect(moved).toEqual({
    '/blog/kites': '/blog/on-kites',
    '/blog/kites.md': '/blog/on-kites.md',
    '/blog/flying': '/blog/on-kites',
    '/blog/flying.md': '/blog/on-kites.md',
    '/products/pipeline': '/products/crm',
    '/products/pipeline.md': '/products/crm.md',
  })
})
