/** One connected graph (https://schema.org) a page. It claims nothing that the page does not show, nor from samples. */
import type { WebPage } from 'schema-dts'
import { addressOfPage, brand } from '../../content/content.server.ts'
import { organisation, website } from './agency.server.ts'

/** What a page adds to its graph. */
export type PageNodes = {
  /** The type of page (https://schema.org/WebPage#subtypes). */
  kind?: Extract<WebPage, object>['@type']
  /** The breadcrumb from Home to this page, including it; undefined for Home. */
  trail?: { label: string; href: string }[] | undefined
  /** What the page is about, the main node first; each has an `@id`. */
  nodes?: { '@type': string; '@id': string }[] | undefined
  agency?: typeof organisation | undefined
}

const ref = (node: { '@id': string } | undefined) => node && { '@id': node['@id'] }

/** As in the page's head; `noCanonical` leaves the address out. */
type Head = Record<'title' | 'description' | 'canonical' | 'image', string> & {
  noCanonical?: boolean
}

/** The graph of one page; `undefined` values disappear in its JSON. */
export function pageGraph(page: Head, parts: PageNodes) {
  const { kind, trail, nodes = [], agency = organisation } = parts
  const address = page.noCanonical ? undefined : page.canonical
  const [main, ...others] = nodes
  const breadcrumb = trail && {
    '@type': 'BreadcrumbList' as const,
    '@id': `${page.canonical}#breadcrumb`,
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: addressOfPage(href),
    })),
  }
  const webPage = {
    '@type': kind ?? 'WebPage',
    '@id': address,
    url: address,
    name: page.title,
    description: page.description,
    inLanguage: brand.language,
    isPartOf: ref(website),
    // Not `primaryImageOfPage`: the share image is not on the page.
    thumbnailUrl: page.image,
    breadcrumb: ref(breadcrumb),
    mainEntity: ref(kind === 'AboutPage' ? agency : main),
    hasPart: others.length > 0 ? others.map(ref) : undefined,
  } as WebPage
  return {
    '@context': 'https://schema.org',
    '@graph': [agency, website, webPage, ...(breadcrumb ? [breadcrumb] : []), ...nodes],
  }
}
