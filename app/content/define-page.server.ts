import { normalisePath } from '../../contract/fit-address.ts'
import type { KiteDesign } from '../../model/fields/kite.ts'
import type { Picture, Seo } from '../../model/fields/parts.ts'
import type { Block } from '../blocks/block.ts'

/** What a page contributes to its own head and to every list of pages. */
export type PageEntry = {
  path: string
  /** Its name in lists of pages. */
  label: string
  /** Its name in breadcrumbs, if not `label`. */
  name?: string
  /** The title on its share image, if not `label`. */
  shareTitle?: string
  seo: Seo
  /** The day of its last change that a reader would notice, if the content states one. */
  changed?: string | undefined
  /** The pictures that are its main content besides those of its blocks, for the sitemap. */
  pictures?: Picture[]
  blocks?: readonly Block[]
  kite?: KiteDesign
  /** It only responds to what a visitor did, such as a search: no list contains it, and it is noindex. */
  noindex?: boolean
  /** False where its texts are those of other pages, which the search finds themselves. */
  searchable?: boolean
}

type PageLoader<Data> = ((request: { url: URL }) => Data) & { pages: () => readonly PageEntry[] }

/** Defines the loader of a route that is one page or several; it throws 404 for other paths. @param entries called on first use */
export function definePage<Entry extends PageEntry, Data>(
  entries: () => Entry | readonly Entry[],
  load: (page: Entry) => Data,
): PageLoader<Data> {
  let known: readonly Entry[] | undefined
  const pages = () => (known ??= ([] as Entry[]).concat(entries()))
  const loader = ({ url }: { url: URL }) => {
    const path = normalisePath(url.pathname)
    const isAsked = (page: PageEntry) =>
      // In development the not-found page is shown at any address.
      page.path === path || (import.meta.env.DEV && page.path === '/404')
    const page = pages().find(isAsked)
    if (!page) throw new Response(null, { status: 404 })
    return load(page)
  }
  return Object.assign(loader, { pages })
}
