import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Articles that stand on one page of the blog list; the first page of the list is `/blog`. */
export const ARTICLES_PER_PAGE = 12

const slugs = (folder: string, ending: string) =>
  readdirSync(path.join('content', folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => path.basename(file, ending))
    .sort()

/** Pages of the blog list; the router knows `/blog/page/…` only where there are several. */
export const blogListPages = () =>
  Math.max(1, Math.ceil(slugs('articles', '.md').length / ARTICLES_PER_PAGE))

/** Where the picture stands that a page shows when it is shared. */
export const sharePath = (page: string) => `/share${page === '/' ? '/home' : page}.png`

/**
 * Every page, the fixed ones and one for each file under `content/services`, `content/products` and
 * `content/articles`.
 * @returns paths without a slash at the end, `/404` for the page of unknown addresses
 */
export function pagePaths(): string[] {
  return [
    '/',
    '/about',
    '/gallery',
    '/products',
    '/services',
    '/services/drone-service',
    '/contact',
    '/contact/thanks',
    '/blog',
    '/pricing',
    '/privacy',
    ...contentPages(),
    '/404',
  ]
}

/** The pages that stand in a file of `content/` each, and the further pages of the blog list. */
const contentPages = () => [
  ...slugs('products', '.yaml').map((slug) => `/products/${slug}`),
  ...slugs('services', '.yaml').map((slug) => `/services/${slug}`),
  ...Array.from({ length: blogListPages() - 1 }, (_, index) => `/blog/page/${index + 2}`),
  ...slugs('articles', '.md').map((slug) => `/blog/${slug}`),
]

/** What is written at build time besides the fixed addresses of the route table. */
export const contentPaths = () => [...contentPages(), '/404', ...pagePaths().map(sharePath)]
