/**
 * Structured data in the vocabulary of https://schema.org, for search engines: one connected graph a
 * page, whose nodes refer to each other by their `@id`. It claims nothing that the page does not show,
 * and nothing of a sample.
 */
import type { Graph, Thing, WebPage } from 'schema-dts'
import { site } from '../../content/content.server.ts'
import type { PageMetadata } from '../page-meta.ts'
import { organisation, website } from './agency.server.ts'
import { listItems } from './nodes.server.ts'

/** What a page says of itself besides its head. */
export type PageNodes = {
  /** The kind of page (https://schema.org/WebPage#subtypes). */
  kind?: 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ImageGallery' | 'SearchResultsPage'
  /** The steps from Home to this page, itself included; Home has none. */
  trail?: { label: string; href: string }[] | undefined
  /** What the page is about, the main node first; each has an `@id`. */
  nodes?: (Exclude<Thing, string> & { '@id': string })[] | undefined
  /** The agency in more words than its name. */
  agency?: typeof organisation | undefined
  /** The pictures that the page is there to show. */
  images?: { src: string; alt: string }[] | undefined
}

const ref = (node: { '@id': string } | undefined) => node && { '@id': node['@id'] }

/**
 * The graph of one page. What is `undefined` in it is left out when it is written as JSON.
 * @param page title, description, canonical address and share image, as its head says them; `nowhere` leaves the address out
 */
export function pageGraph(
  page: Pick<PageMetadata, 'title' | 'description' | 'canonical' | 'image' | 'noCanonical'>,
  { kind, trail, nodes = [], agency = organisation, images }: PageNodes,
): Graph {
  const address = page.noCanonical ? undefined : page.canonical
  const [main, ...parts] = nodes
  const breadcrumb = trail && {
    '@type': 'BreadcrumbList' as const,
    '@id': `${page.canonical}#breadcrumb`,
    itemListElement: listItems(
      trail.map(({ label, href }) => ({ title: label, href })),
      'item',
    ),
  }
  const webPage = {
    '@type': kind ?? 'WebPage',
    '@id': address,
    url: address,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: ref(website),
    // Not `primaryImageOfPage`: what is shared is not on the page.
    thumbnailUrl: page.image,
    breadcrumb: ref(breadcrumb),
    mainEntity: ref(kind === 'AboutPage' ? agency : main),
    hasPart: parts.length > 0 ? parts.map(ref) : undefined,
    image: images?.map(({ src, alt }) => ({
      '@type': 'ImageObject',
      contentUrl: `${site.url}${src}`,
      description: alt,
    })),
  } as WebPage
  return {
    '@context': 'https://schema.org',
    '@graph': [agency, website, webPage, ...(breadcrumb ? [breadcrumb] : []), ...nodes],
  }
}
