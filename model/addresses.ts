import { formerPath, type Redirects } from '../contract/redirects.ts'
import {
  type Content,
  entryFile,
  entryPath,
  type FolderName,
  KINDS,
  type KindName,
  PAGE_KINDS,
} from './kinds.ts'

/** The number of articles on a page of the blog list; its first page is `/blog`. */
export const ARTICLES_PER_PAGE = 12

/** The number of articles that a topic needs to get its own page. */
const ARTICLES_PER_TOPIC = 3

/** The page of the drone service, which an agency without drones hides. */
export const DRONE_PATH = '/services/drone-service'

/** The content that decides which addresses there are. */
export type Addressed = Pick<Content, FolderName> & Partial<Content>

type SinglePage = {
  [Name in KindName]: Content[Name] extends Pick<Content['home'], 'blocks'> ? Name : never
}[KindName]

/** The single files that are pages made of blocks. */
export const SINGLE_PAGES = Object.entries(KINDS).flatMap(([name, { schema, ...kind }]) => {
  if (!('file' in kind && 'blocks' in schema.shape)) return []
  const path = `/${kind.file.replace('.yaml', '')}`
  const address = { '/home': '/', '/drone-service': DRONE_PATH }[path] ?? path
  return [{ name: name as SinglePage, file: kind.file, path: address }]
})

/** Every page made of blocks: its file, its address and its blocks. */
export const blockPages = (content: Addressed) => [
  ...SINGLE_PAGES.flatMap(({ name, ...page }) => {
    const its = content[name]
    return its && !('hidden' in its && its.hidden) ? [{ ...page, blocks: its.blocks }] : []
  }),
  ...(['services', 'products', 'caseStudies', 'pages'] as const).flatMap((kind) =>
    content[kind].map(({ slug, blocks }) => ({
      file: entryFile(kind, slug),
      path: entryPath(kind, slug),
      blocks,
    })),
  ),
]

type Article = Pick<Content['articles'][number], 'topics' | 'author'>

/** The ids of topics that have a page. */
export function topicsWithPage(articles: readonly Partial<Article>[]): string[] {
  const named = articles.flatMap(({ topics = [] }) => topics)
  return [...new Set(named)].filter(
    (topic) => named.filter((other) => other === topic).length >= ARTICLES_PER_TOPIC,
  )
}

/** The people who have a page of their articles; not those who are invented. */
export const authorsWithPage = <Person extends Pick<Content['team'][number], 'slug' | 'sample'>>(
  team: readonly Person[],
  articles: readonly Article[],
) => team.filter(({ slug, sample }) => !sample && articles.some(({ author }) => author === slug))

/** The number of pages of the blog list. */
export const blogListPages = (articles: number) =>
  Math.max(1, Math.ceil(articles / ARTICLES_PER_PAGE))

/** The path of the share image of a page. */
export const sharePath = (page: string) => `/share${page === '/' ? '/home' : page}.png`

/** The path of the Markdown version of a page. */
export const markdownPath = (page: string) => `${page === '/' ? '/index' : page}.md`

/** The addresses of the route table, without the page of the drone service where that is hidden. */
const shownPaths = (fixed: readonly string[], { droneService }: Addressed) =>
  fixed.filter((path) => path !== DRONE_PATH || !droneService?.hidden)

/** The paths of all pages, without a trailing slash, and `/404`. @param fixed `fixedPaths` of `app/routes.ts` */
export const pagePaths = (fixed: readonly string[], content: Addressed): string[] => [
  ...shownPaths(fixed, content).filter((path) => !path.includes('.')),
  ...PAGE_KINDS.flatMap((kind) => content[kind].map(({ slug }) => entryPath(kind, slug))),
  ...Array.from(
    { length: blogListPages(content.articles.length) - 1 },
    (_, index) => `/blog/page/${index + 2}`,
  ),
  ...topicsWithPage(content.articles).map((topic) => `/blog/topic/${topic}`),
  ...authorsWithPage(content.team, content.articles).map(({ slug }) => `/blog/author/${slug}`),
  '/404',
]

/** Every former address, with the file and field that name it. */
export const formerAddresses = (content: Addressed) => [
  ...PAGE_KINDS.flatMap((kind) =>
    content[kind].flatMap(({ slug, aliases }) =>
      aliases.map((alias, index) => ({
        from: entryPath(kind, alias),
        to: entryPath(kind, slug),
        file: entryFile(kind, slug),
        field: ['aliases', index],
      })),
    ),
  ),
  ...(content.site?.redirects ?? []).map(({ from, to }, index) => ({
    from: formerPath(from) ?? from,
    to,
    file: 'site.yaml',
    field: ['redirects', index, 'from'],
  })),
]

/** The redirects of all former addresses, and of the Markdown of renamed pages. */
export function movedPaths(content: Addressed): Redirects {
  const former = formerAddresses(content)
  const renamed = former.filter(({ field: [of] }) => of === 'aliases')
  const twins = renamed.map(({ from, to }) => ({ from: markdownPath(from), to: markdownPath(to) }))
  /** Longer patterns come before shorter ones. */
  const rank = (from: string) => (from.endsWith('*') ? 1 / from.length : 0)
  const moved = [...former, ...twins].sort((one, other) => rank(one.from) - rank(other.from))
  return Object.fromEntries(moved.map(({ from, to }) => [from, to]))
}

/** The path of the drawing that replaces a missing picture in Home's hero. */
export const heroPath = (crop: 'wide' | 'upright') => `/hero/${crop}.svg`

/** Every address that the content decides: pages, their share images and Markdown, and files for robots. */
export function siteAddresses(fixed: readonly string[], content: Addressed): Set<string> {
  const pages = pagePaths(fixed, content)
  const hero = content.home?.hero.day ? [] : [heroPath('wide'), heroPath('upright')]
  const own = shownPaths(fixed, content)
  return new Set([...own, ...hero, ...pages, ...pages.map(sharePath), ...pages.map(markdownPath)])
}
