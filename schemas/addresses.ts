import { entryPath, PAGE_KINDS, type PageKind } from './kinds.ts'

/** Articles that stand on one page of the blog list; the first page of the list is `/blog`. */
export const ARTICLES_PER_PAGE = 12

/** Articles that a topic needs to have a page of its own. */
const ARTICLES_PER_TOPIC = 3

/** The content that has pages of its own. */
export type Addressed = Record<Exclude<PageKind, 'articles'>, readonly { slug: string }[]> & {
  articles: readonly { slug: string; topics?: readonly string[] }[]
}

/** A line of the route table, as React Router's `RouteConfigEntry`. */
type Route = {
  index?: boolean | undefined
  path?: string | undefined
  children?: readonly Route[] | undefined
}

/**
 * The addresses of the route table (`app/routes.ts`) that have no parameter: of pages, and of files such
 * as `/sitemap.xml`.
 */
export const fixedPaths = (routes: readonly Route[], parent = ''): string[] =>
  routes.flatMap(({ index, path, children = [] }) => {
    const address = path ? `${parent}/${path}` : parent
    const own = (path || index) && !/[:*]/.test(address) ? [address || '/'] : []
    return [...own, ...fixedPaths(children, address)]
  })

/** The topics that have a page, by their ids. */
export function topicsWithPage(articles: Addressed['articles']): string[] {
  const named = articles.flatMap(({ topics = [] }) => topics)
  return [...new Set(named)].filter(
    (topic) => named.filter((other) => other === topic).length >= ARTICLES_PER_TOPIC,
  )
}

/** Pages of the blog list for so many articles. */
export const blogListPages = (articles: number) =>
  Math.max(1, Math.ceil(articles / ARTICLES_PER_PAGE))

/** Where the picture stands that a page shows when it is shared. */
export const sharePath = (page: string) => `/share${page === '/' ? '/home' : page}.png`

/** Where a page stands as Markdown. */
export const markdownPath = (page: string) => `${page === '/' ? '/index' : page}.md`

/** The pages that stand in a file of `content/` each, and those that list articles. */
const contentPages = (content: Addressed) => [
  ...PAGE_KINDS.flatMap((kind) => content[kind].map(({ slug }) => entryPath(kind, slug))),
  ...Array.from(
    { length: blogListPages(content.articles.length) - 1 },
    (_, index) => `/blog/page/${index + 2}`,
  ),
  ...topicsWithPage(content.articles).map((topic) => `/blog/topic/${topic}`),
]

/**
 * Every page, the fixed ones and those of the content.
 * @param fixed the route table's addresses without parameters: see `fixedPaths`
 * @returns paths without a slash at the end, `/404` for the page of unknown addresses
 */
export const pagePaths = (fixed: readonly string[], content: Addressed): string[] => [
  ...fixed.filter((path) => !path.includes('.')),
  ...contentPages(content),
  '/404',
]

type Renamed = Record<PageKind, readonly { slug: string; aliases: readonly string[] }[]>

/** Where addresses lead on that pages had before, and their Markdown, by the old address. */
export const movedPaths = (content: Renamed): Record<string, string> =>
  Object.fromEntries(
    PAGE_KINDS.flatMap((kind) =>
      content[kind].flatMap(({ slug, aliases }) =>
        aliases
          .map((alias) => [entryPath(kind, alias), entryPath(kind, slug)] as const)
          .flatMap(([from, to]) => [
            [from, to],
            [markdownPath(from), markdownPath(to)],
          ]),
      ),
    ),
  )

/** Every address that the application answers and the build writes as a file: pages, their share images, and what robots read. */
export const filePaths = (fixed: readonly string[], content: Addressed): string[] => [
  ...fixed,
  ...contentPages(content),
  '/404',
  ...pagePaths(fixed, content).map(sharePath),
]
