import { entryPath, PAGE_KINDS, type PageKind } from './kinds.ts'

/** The number of articles on a page of the blog list; its first page is `/blog`. */
export const ARTICLES_PER_PAGE = 12

/** The number of articles that a topic needs to get its own page. */
const ARTICLES_PER_TOPIC = 3

/** The content whose entries are pages. */
export type Addressed = Record<Exclude<PageKind, 'articles'>, readonly { slug: string }[]> & {
  articles: readonly { slug: string; topics?: readonly string[]; author?: string }[]
  team: readonly { slug: string; sample?: boolean | undefined }[]
}

/** An entry of the route table, like React Router's `RouteConfigEntry`. */
type Route = {
  index?: boolean | undefined
  path?: string | undefined
  children?: readonly Route[] | undefined
}

/**
 * The addresses without parameters of the route table (`app/routes.ts`): of pages, and of files such as
 * `/sitemap.xml`.
 */
export const fixedPaths = (routes: readonly Route[], parent = ''): string[] =>
  routes.flatMap(({ index, path, children = [] }) => {
    const address = path ? `${parent}/${path}` : parent
    const own = (path || index) && !/[:*]/.test(address) ? [address || '/'] : []
    return [...own, ...fixedPaths(children, address)]
  })

/** The ids of topics that have a page. */
export function topicsWithPage(articles: Addressed['articles']): string[] {
  const named = articles.flatMap(({ topics = [] }) => topics)
  return [...new Set(named)].filter(
    (topic) => named.filter((other) => other === topic).length >= ARTICLES_PER_TOPIC,
  )
}

/** The people who have a page of their articles; not those who are invented. */
export const authorsWithPage = <Person extends Addressed['team'][number]>(
  team: readonly Person[],
  articles: Addressed['articles'],
) => team.filter(({ slug, sample }) => !sample && articles.some(({ author }) => author === slug))

/** The number of pages of the blog list. */
export const blogListPages = (articles: number) =>
  Math.max(1, Math.ceil(articles / ARTICLES_PER_PAGE))

/** The path of the share image of a page. */
export const sharePath = (page: string) => `/share${page === '/' ? '/home' : page}.png`

/** The path of the Markdown version of a page. */
export const markdownPath = (page: string) => `${page === '/' ? '/index' : page}.md`

/** The pages with a content file each, and those that list articles. */
const contentPages = (content: Addressed) => [
  ...PAGE_KINDS.flatMap((kind) => content[kind].map(({ slug }) => entryPath(kind, slug))),
  ...Array.from(
    { length: blogListPages(content.articles.length) - 1 },
    (_, index) => `/blog/page/${index + 2}`,
  ),
  ...topicsWithPage(content.articles).map((topic) => `/blog/topic/${topic}`),
  ...authorsWithPage(content.team, content.articles).map(({ slug }) => `/blog/author/${slug}`),
]

/**
 * All pages, fixed ones and those of the content.
 * @param fixed the addresses of the route table without parameters: see `fixedPaths`
 * @returns paths without a trailing slash, and `/404` for the not-found page
 */
export const pagePaths = (fixed: readonly string[], content: Addressed): string[] => [
  ...fixed.filter((path) => !path.includes('.')),
  ...contentPages(content),
  '/404',
]

type Renamed = Record<PageKind, readonly { slug: string; aliases: readonly string[] }[]>

/** Redirects of renamed pages and of their Markdown: former address to current one. */
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

/** The path of the drawing that replaces a missing picture in Home's hero. */
export const heroPath = (crop: 'wide' | 'upright') => `/hero/${crop}.svg`

type WithHero = { home?: { hero: { day?: unknown } } | undefined }

/** Every address that the build writes as a file: pages, share images, and files for robots. */
export const filePaths = (fixed: readonly string[], content: Addressed & WithHero): string[] => [
  ...fixed,
  ...(content.home?.hero.day ? [] : [heroPath('wide'), heroPath('upright')]),
  ...contentPages(content),
  '/404',
  ...pagePaths(fixed, content).map(sharePath),
]
