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
    ...slugs('products', '.yaml').map((slug) => `/products/${slug}`),
    '/services',
    ...slugs('services', '.yaml').map((slug) => `/services/${slug}`),
    '/services/drone-service',
    '/contact',
    '/contact/thanks',
    '/blog',
    ...Array.from({ length: blogListPages() - 1 }, (_, index) => `/blog/page/${index + 2}`),
    ...slugs('articles', '.md').map((slug) => `/blog/${slug}`),
    '/pricing',
    '/privacy',
    '/404',
  ]
}

/** Every address that is written as a file at build time: pages, their share images, and what robots read. */
export function filePaths(): string[] {
  const pages = pagePaths()
  return [
    ...pages,
    ...pages.map(sharePath),
    '/office-map.html',
    '/sitemap.xml',
    '/robots.txt',
    '/blog/feed.xml',
    '/icon.svg',
  ]
}
