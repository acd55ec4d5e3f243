import { expect, test } from 'vitest'
import { nearPages } from './near-pages.ts'

const PAGES = [
  '/',
  '/pricing',
  '/services/aerial-survey',
  '/services/seo',
  '/blog/what-seo-is',
].map((path) => ({ path, label: path }))

test.each([
  ['/pricng', ['/pricing']],
  ['/services/areal-surveys', ['/services/aerial-survey']],
  ['/products/seo/', ['/services/seo', '/blog/what-seo-is']],
  ['/aerial', ['/services/aerial-survey']],
  ['/xyzzy', []],
  ['/', []],
])('%s is near to %j', (path, near) => {
  expect(nearPages(path, PAGES).map((page) => page.path)).toEqual(near)
})
