import type { MetaDescriptor } from 'react-router'

/** What a page says of itself to search engines and to whoever shares it. */
export type PageFacts = {
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
  published?: string
  /** Structured data in the vocabulary of schema.org. */
  structuredData?: Record<string, unknown>[]
  /** What someone who writes to us after this page is likely to write about, in a word or two. */
  subject?: string
  /** Keeps the page out of search results. */
  hidden?: boolean
}

/**
 * The head of every page: the last route's `meta` replaces its parents', so each page calls this.
 * @returns title, description, canonical address, Open Graph and Twitter cards, JSON-LD
 */
export function pageMeta(page: PageFacts | undefined): MetaDescriptor[] {
  if (!page) return []
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: page.canonical }]),
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: page.canonical },
    { property: 'og:image', content: page.image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:locale', content: page.language.replace('-', '_') },
    ...(page.published ? [{ property: 'article:published_time', content: page.published }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': data })),
  ]
}
