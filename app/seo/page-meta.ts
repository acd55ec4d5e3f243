import type { MetaDescriptor } from 'react-router'

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
  /** Addresses of other forms of the page: Markdown, the blog's feeds. */
  alternates?: { href: string; type: string; title?: string }[]
  /** Structured data as JSON-LD, for the end of the page. */
  graph?: string
  /** What a visitor who writes from this page probably asks about, in a word or two. */
  subject?: string
  /** Keeps the page out of search results. */
  noindex?: boolean
  /** Whether the search of the site shows it, and as part of which section: `Services`. */
  searchable?: boolean
  section?: string | undefined
  /** For the page of unknown addresses: it has no canonical address. */
  noCanonical?: boolean
}

/**
 * The head of every page. The last route's `meta` replaces its parents', so each page calls this.
 * @returns title, description, canonical address, Open Graph and X cards, and links to alternates
 */
export function pageMeta(page: PageMetadata | undefined): MetaDescriptor[] {
  if (!page) return []
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: page.canonical }]),
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    ...(page.noCanonical ? [] : [{ property: 'og:url', content: page.canonical }]),
    { property: 'og:image', content: page.image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.title },
    { property: 'og:locale', content: page.language.replace('-', '_') },
    ...articleMetadata(page),
    // X takes the rest from Open Graph: https://developer.x.com/en/docs/x-for-websites/cards
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.alternates ?? []).map((alternate) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      ...alternate,
    })),
  ]
}

/** Publication, last change and author of an article (https://ogp.me/#type_article). */
function articleMetadata({ published, updated, author }: PageMetadata): MetaDescriptor[] {
  return [
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...(updated ? [{ property: 'article:modified_time', content: updated }] : []),
    ...(author ? [{ name: 'author', content: author }] : []),
  ]
}
