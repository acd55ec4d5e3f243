/** Articles that stand on one page of the blog list; the first page of the list is `/blog`. */
export const ARTICLES_PER_PAGE = 12

/** Articles that a topic needs to have a page of its own. */
const ARTICLES_PER_TOPIC = 3

/** The content that has pages of its own. */
type Addressed = Record<'products' | 'services', readonly { slug: string }[]> & {
  articles: readonly { slug: string; topics?: readonly string[] }[]
}

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

/** The pages that stand in a file of `content/` each, and the further pages of the blog list. */
const contentPages = ({ articles, products, services }: Addressed) => [
  ...products.map(({ slug }) => `/products/${slug}`),
  ...services.map(({ slug }) => `/services/${slug}`),
  ...Array.from(
    { length: blogListPages(articles.length) - 1 },
    (_, index) => `/blog/page/${index + 2}`,
  ),
  ...articles.map(({ slug }) => `/blog/${slug}`),
  ...topicsWithPage(articles).map((topic) => `/blog/topic/${topic}`),
]

/**
 * Every page, the fixed ones and one for each service, product and article.
 * @param fixed the route table's addresses without parameters: see `app/fixed-paths.ts`
 * @returns paths without a slash at the end, `/404` for the page of unknown addresses
 */
export const pagePaths = (fixed: readonly string[], content: Addressed): string[] => [
  ...fixed.filter((path) => !path.includes('.')),
  ...contentPages(content),
  '/404',
]

type Renamed = Record<
  'articles' | 'products' | 'services',
  readonly { slug: string; aliases: readonly string[] }[]
>

/** Where addresses lead on that pages had before, and their Markdown, by the old address. */
export function movedPaths({ articles, products, services }: Renamed): Record<string, string> {
  const folders = { blog: articles, products, services }
  return Object.fromEntries(
    Object.entries(folders).flatMap(([folder, entries]) =>
      entries.flatMap(({ slug, aliases }) =>
        aliases
          .map((alias) => [`/${folder}/${alias}`, `/${folder}/${slug}`] as const)
          .flatMap(([from, to]) => [
            [from, to],
            [markdownPath(from), markdownPath(to)],
          ]),
      ),
    ),
  )
}

/** Every address that the application answers and the build writes as a file: pages, their share images, and what robots read. */
export const filePaths = (fixed: readonly string[], content: Addressed): string[] => [
  ...fixed,
  ...contentPages(content),
  '/404',
  ...pagePaths(fixed, content).map(sharePath),
]
