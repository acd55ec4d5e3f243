/**
 * Structured data in the vocabulary of https://schema.org, for search engines: one connected graph a
 * page, whose things name each other by their `@id`. It claims nothing that the page does not show,
 * and nothing of a sample.
 */
import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts'
import { site } from '../content.server.ts'
import type { PageFacts } from '../seo.ts'
import { organisation, website } from './agency.server.ts'

/** The kinds of pages that there are (https://schema.org/WebPage#subtypes). */
type PageKind =
  | 'WebPage'
  | 'AboutPage'
  | 'ContactPage'
  | 'CollectionPage'
  | 'ImageGallery'
  | 'SearchResultsPage'

/** What a page says of itself besides its head. */
export type PageThings = {
  kind?: PageKind | undefined
  /** The steps from Home to this page, itself included; Home has none. */
  trail?: { label: string; href: string }[] | undefined
  /** What the page is about, the main thing first; each has an `@id`. */
  things?: (Exclude<Thing, string> & { '@id': string })[] | undefined
  /** The agency in more words than its name. */
  agency?: typeof organisation | undefined
  /** The pictures that the page is there to show. */
  images?: { src: string; alt: string }[] | undefined
}

/** The address of a thing that stands on a page: the page's own, and a name after `#`. */
export const thingId = (path: string, name: string) => `${site.url}${path}#${name}`

const breadcrumbs = (id: string, trail: { label: string; href: string }[]) =>
  ({
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: `${site.url}${href}`,
    })),
  }) satisfies BreadcrumbList

/**
 * The graph of one page.
 * @param page title, description, canonical address and share image, as its head says them; `nowhere` leaves the address out
 */
export function pageGraph(
  page: Pick<PageFacts, 'title' | 'description' | 'canonical' | 'image' | 'nowhere'>,
  { kind = 'WebPage', trail, things = [], agency = organisation, images }: PageThings,
): Graph {
  const { title, description, canonical, image, nowhere } = page
  const [main, ...parts] = things
  const breadcrumbId = `${canonical}#breadcrumb`
  const webPage = {
    '@type': kind,
    ...(!nowhere && { '@id': canonical, url: canonical }),
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: { '@id': website['@id'] },
    // Not `primaryImageOfPage`: what is shared is not on the page.
    thumbnailUrl: image,
    ...(trail && { breadcrumb: { '@id': breadcrumbId } }),
    ...(main && { mainEntity: { '@id': main['@id'] } }),
    ...(kind === 'AboutPage' && { mainEntity: { '@id': agency['@id'] } }),
    ...(parts.length > 0 && { hasPart: parts.map((part) => ({ '@id': part['@id'] })) }),
    ...(images && {
      image: images.map(({ src, alt }) => ({
        '@type': 'ImageObject',
        contentUrl: `${site.url}${src}`,
        description: alt,
      })),
    }),
  } as WebPage
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agency,
      website,
      webPage,
      ...(trail ? [breadcrumbs(breadcrumbId, trail)] : []),
      ...things,
    ],
  }
}
