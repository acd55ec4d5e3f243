import type { KiteDesign } from '../../schemas/kite.ts'
import type { Picture, Seo } from '../../schemas/parts.ts'
import { normalisePath } from '../layout/current-path.ts'

/** What a page says of itself to its own head, and to every list that names it. */
export type PageEntry = {
  /** Its address, without a slash at the end. */
  path: string
  /** What a list of pages calls it. */
  label: string
  /** What a trail calls it, where that is not `label`. */
  name?: string
  /** What its share image says, where that is not `label`. */
  shareTitle?: string
  seo: Seo
  /** The files of `content/` whose change is a change of the page. */
  files?: string[]
  /** The day of its publication or last change, where its content names it. */
  changed?: string | undefined
  /** The pictures that it is there to show. */
  pictures?: Picture[]
  kite?: KiteDesign
  /** It answers something that a visitor did: no list names it, and search engines leave it out. */
  noindex?: boolean
}

type PageLoader<Data> = ((request: { url: URL }) => Data) & { pages: () => readonly PageEntry[] }

/**
 * The loader of a route that is a page, or one page for each entry of the content. Whatever lists pages
 * asks it for them: see `site-pages.server.ts`.
 * @param entries the page or pages, with what `load` needs of each; called when they are first asked for
 * @param load what the component gets of the page that stands at the address
 * @returns a loader that answers 404 where none of several pages stands there
 */
export function definePage<Entry extends PageEntry, Data>(
  entries: () => Entry | readonly Entry[],
  load: (page: Entry) => Data,
): PageLoader<Data> {
  let known: Entry | readonly Entry[] | undefined
  const pageAt = (path: string) => {
    known ??= entries()
    return 'path' in known ? known : known.find((page) => page.path === path)
  }
  const loader = ({ url }: { url: URL }) => {
    const page = pageAt(normalisePath(url.pathname))
    if (!page) throw new Response('Not Found', { status: 404 })
    return load(page)
  }
  return Object.assign(loader, { pages: () => [entries()].flat() })
}
