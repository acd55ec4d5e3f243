import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { ARTICLES_PER_PAGE, filePaths, fixedPaths, movedPaths } from '../schemas/addresses.ts'

test('Every route that has content is built as a file', () => {
  const table = routes.map(({ index, path, file }) => ({ index, path, id: file }) as RouteObject)
  const entry = [{ slug: 'one' }]
  const articles = Array.from({ length: ARTICLES_PER_PAGE + 1 }, (_, index) => ({
    slug: `article-${index}`,
    topics: ['one'],
    author: 'one',
  }))
  const folders = { articles, jobs: entry, products: entry, services: entry, team: entry }
  const paths = filePaths(fixedPaths(routes), folders)
  expect(new Set(paths).size, 'each once').toBe(paths.length)
  const written = paths.map((path) => matchRoutes(table, path)?.[0]?.route.id)
  expect(table.map(({ id }) => id).filter((id) => !written.includes(id))).toEqual([])
})

test('Each alias of a file redirects to its current address', () => {
  const named = (slug: string, ...aliases: string[]) => [{ slug, aliases }]
  const moved = movedPaths({
    articles: named('on-kites', 'kites', 'flying'),
    jobs: named('saree-shop'),
    products: named('crm', 'pipeline'),
    services: named('seo'),
  })
  expect(moved).toEqual({
    '/blog/kites': '/blog/on-kites',
    '/blog/kites.md': '/blog/on-kites.md',
    '/blog/flying': '/blog/on-kites',
    '/blog/flying.md': '/blog/on-kites.md',
    '/products/pipeline': '/products/crm',
    '/products/pipeline.md': '/products/crm.md',
  })
})
