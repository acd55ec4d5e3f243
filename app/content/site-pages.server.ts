/** Every page of the site, as its route defines it (`define-page.server.ts`), in the order of the route table. */
import { pagePaths } from '../../model/addresses.ts'
import { UNTRANSLATED } from '../../model/languages/translate.ts'
import routes, { fixedPaths } from '../routes.ts'
import { brand, content } from './content.server.ts'
import type { PageEntry } from './define-page.server.ts'
import { isHere } from './language.server.ts'

type RouteModule = { loader?: { pages?: () => readonly PageEntry[] } }

let known: Map<string, PageEntry> | undefined

/** All pages by path, read at the first request, since routes import this file. @throws Error if they are not `pagePaths` */
export function sitePages(): Map<string, PageEntry> {
  if (known) return known
  const modules = import.meta.glob<RouteModule>('../pages/*/*.tsx', { eager: true })
  const files = new Set(routes.map(({ file }) => file))
  const entries = [...files].flatMap((file) => modules[`../${file}`]?.loader?.pages?.() ?? [])
  const pages = new Map(entries.map((page) => [page.path, page]))
  const paths = new Set(pagePaths(fixedPaths, content))
  const odd = [...paths, ...pages.keys()].find((path) => !paths.has(path) || !pages.has(path))
  const why = paths.has(odd ?? '') ? 'no route defines it' : 'model/addresses.ts lacks it'
  if (odd) throw new Error(`The page ${odd}: ${why}.`)
  known = new Map([...pages].filter(([path]) => isHere(path)))
  return known
}

/** The page at a path without a trailing slash. */
export const pageAt = (path: string) => sitePages().get(path)

/** Every page that may be indexed: first those that stand alone, then groups of pages below a path. */
export function pageGroups(): { title: string; pages: PageEntry[] }[] {
  // What is not translated is no page of this language.
  const isTranslated = (page: PageEntry) => !JSON.stringify(page).includes(UNTRANSLATED)
  const listed = [...sitePages().values()].filter((page) => !page.noindex && isTranslated(page))
  const groups = [...Map.groupBy(listed, ({ path }) => path.split('/', 2).join('/'))]
  const alone = groups.flatMap(([, pages]) => (pages.length === 1 ? pages : []))
  const below = groups
    .filter(([, pages]) => pages.length > 1)
    .map(([top, pages]) => ({ title: pageAt(top)?.label ?? '', pages }))
  return [{ title: brand.name, pages: alone }, ...below]
}

/** The breadcrumb of a page: Home, and the pages whose paths its own begins with. */
export const trailTo = (path: string): { label: string; href: string }[] =>
  [...sitePages().values()]
    .filter((page) => page.path === '/' || path.startsWith(`${page.path}/`))
    .map(({ path, label, name = label }) => ({ label: name, href: path }))
