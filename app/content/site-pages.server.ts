/**
 * Every page of the site, as its route defines it (`define-page.server.ts`), in the order of the route
 * table: for the sitemap, `llms.txt`, the search page, share images and breadcrumbs.
 */

import routes from '../routes.ts'
import { brand } from './content.server.ts'
import type { PageEntry } from './define-page.server.ts'

type RouteModule = { loader?: { pages?: () => readonly PageEntry[] } }

/** The first segment of a path: `/blog` of `/blog/topic/search`. */
const topOf = (path: string) => path.split('/', 2).join('/')

let known: Map<string, PageEntry> | undefined

/**
 * All pages by path. Routes import this file and it imports the routes, so it reads their modules only
 * when the first page is requested.
 */
function pages(): Map<string, PageEntry> {
  const modules = import.meta.glob<RouteModule>('../routes/*.tsx', { eager: true })
  const files = new Set(routes.map(({ file }) => file))
  known ??= new Map(
    [...files]
      .flatMap((file) => modules[`../${file}`]?.loader?.pages?.() ?? [])
      .map((page) => [page.path, page]),
  )
  return known
}

/** The page at a path without a trailing slash. */
export const pageAt = (path: string) => pages().get(path)

/**
 * Every page that may be indexed, in groups: first the pages that stand alone, then each page that has
 * others below its path, together with them.
 */
export function pageGroups(): { title: string; pages: PageEntry[] }[] {
  const listed = [...pages().values()].filter(({ noindex }) => !noindex)
  const isBelow = ({ path }: PageEntry) => path !== topOf(path)
  const tops = new Set(listed.filter(isBelow).map(({ path }) => topOf(path)))
  const below = [...tops].map((top) => ({
    title: pageAt(top)?.label ?? '',
    pages: listed.filter(({ path }) => topOf(path) === top),
  }))
  const alone = listed.filter(({ path }) => !tops.has(topOf(path)))
  return [{ title: brand.name, pages: alone }, ...below]
}

/** The breadcrumb of a page: Home, and the pages whose paths its own begins with. */
export function trailTo(path: string): { label: string; href: string }[] {
  const parts = path.split('/').slice(1, -1)
  const above = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
  return above.flatMap((href) => {
    const page = pageAt(href)
    return page ? { label: page.name ?? page.label, href } : []
  })
}
