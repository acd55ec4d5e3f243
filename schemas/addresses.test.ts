import { expect, test } from 'vitest'
import { redirectOf } from '../contract/redirects.ts'
import { type Addressed, movedPaths } from './addresses.ts'

test('Each alias of a file redirects to its current address', () => {
  const named = (slug: string, ...aliases: string[]) => [{ slug, aliases }]
  const moved = movedPaths({
    articles: named('on-kites', 'kites', 'flying'),
    caseStudies: named('saree-shop'),
    products: named('crm', 'pipeline'),
    services: named('seo'),
    pages: named('terms', 'agb'),
  } as object as Addressed)
  expect(moved).toEqual({
    '/blog/kites': '/blog/on-kites',
    '/blog/kites.md': '/blog/on-kites.md',
    '/blog/flying': '/blog/on-kites',
    '/blog/flying.md': '/blog/on-kites.md',
    '/agb': '/terms',
    '/agb.md': '/terms.md',
    '/products/pipeline': '/products/crm',
    '/products/pipeline.md': '/products/crm.md',
  })
})

test('Redirects of the owner are decoded; longer ones come first', () => {
  const redirects = [
    { from: '/old/*', to: '/' },
    { from: '/old/%E0%AA%95/', to: '/about' },
    { from: '/old/shop/*', to: '/pricing' },
  ]
  const none = { articles: [], caseStudies: [], products: [], services: [], pages: [] }
  const moved = movedPaths({ ...none, site: { redirects } } as object as Addressed)
  expect(Object.keys(moved)).toEqual(['/old/shop/*', '/old/ક', '/old/*'])
  const leads = (path: string) => redirectOf(moved, path)
  expect(['/old/ક/', '/old/shop/a', '/old/shop', '/old'].map(leads)).toEqual([
    ...['/about', '/pricing', '/', undefined],
  ])
})
