import type { MetaDescriptor } from 'react-router'

/** What a page says of itself to search engines and to whoever shares it. */
export type PageMetadata = {
  title: string
  description: string
  /** The page's one address, whole and without a slash at its end. */
  canonical: string
  /** Address of the picture that shared links show, 1200 by 630 pixels. */
  image: string
  siteName: string
  /** Language and region of the site's words: `en-IN`. */
  language: string
  type?: 'website' | 'article'
  /** Days of publication and of the last change, as 2026-10-15. */
  published?: string
  updated?: string | undefined
  /** Left out where the name is a sample. */
  author?: string | undefined
  /** Addresses of the same in another form: the page as Markdown, the blog's feeds. */
  alternates?: { href: string; type: string; title?: string }[]
  /** Structured data in the vocabulary of schema.org, as JSON; it stands at the end of the page. */
  graph?: string
  /** What someone who writes to us after this page is likely to write about, in a word or two. */
  subject?: string
  /** Keeps the page out of search results. */
  noindex?: boolean
  /** For the page of unknown addresses, which has none of its own: `canonical` is not said. */
  noCanonical?: boolean
}

/**
 * The head of every page: the last route's `meta` replaces its parents', so each page calls this.
 * @returns title, description, canonical address, Open Graph and X cards, and the same in other forms
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
    // The rest of X's card is Open Graph: https://developer.x.com/en/docs/x-for-websites/cards
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.alternates ?? []).map((alternate) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      ...alternate,
    })),
  ]
}

/** When an article was published and changed, and who wrote it (https://ogp.me/#type_article). */
function articleMetadata({ published, updated, author }: PageMetadata): MetaDescriptor[] {
  return [
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...(updated ? [{ property: 'article:modified_time', content: updated }] : []),
    ...(author ? [{ name: 'author', content: author }] : []),
  ]
}
