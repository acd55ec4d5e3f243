import { useMatches } from 'react-router'

/** The metadata of a page for search engines and previews. */
export type PageMetadata = {
  title: string
  /** What the page is called on other pages. */
  name: string
  description: string
  /** The page's canonical address, absolute and without a trailing slash. */
  canonical: string
  /** Address of its share image, 1200 by 630 pixels. */
  image: string
  siteName: string
  /** Language and region of the site: `en-IN`. */
  language: string
  type?: 'website' | 'article'
  /** Days of publication and of the last change, as 2026-10-15. */
  published?: string
  updated?: string | undefined
  /** Left out if the name is a sample. */
  author?: string | undefined
  /** Address of the page as Markdown. */
  markdown?: string | undefined
  /** Structured data as JSON-LD, for the end of the page. */
  graph?: string
  /** Keeps the page out of search results. */
  noindex?: boolean
  /** For the page of unknown addresses: it has no canonical address. */
  noCanonical?: boolean
}

/** The metadata of the current page; undefined if its loader provides none. */
export const usePageMetadata = () =>
  (useMatches().at(-1)?.loaderData as { page?: PageMetadata } | undefined)?.page
