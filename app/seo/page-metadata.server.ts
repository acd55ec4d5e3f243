import { markdownPath, sharePath } from '../../model/addresses.ts'
import { brand, site } from '../content/content.server.ts'
import type { PageEntry } from '../content/define-page.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { type PageNodes, pageGraph } from './structured-data/page-graph.server.ts'

export type PageParts = Omit<PageNodes, 'trail'> & {
  type?: 'article'
  /** Days of publication and of the last change, as 2026-10-15. */
  published?: string
  updated?: string | undefined
  /** Left out if the name is a sample. */
  author?: string | undefined
  /** For the page of unknown addresses: it has no canonical address. */
  noCanonical?: boolean
}

/** All metadata of a page: its head, its structured data, the address of its Markdown. */
export function pageMetadata(page: PageEntry, parts: PageParts = {}) {
  const { path, label, name = label, seo, noindex = false } = page
  const { kind, nodes, agency, ...more } = parts
  const isFirst = path === '/' || more.noCanonical
  const trail = isFirst ? undefined : [...trailTo(path), { label: name, href: path }]
  const head = {
    title: seo.title,
    description: seo.description,
    canonical: `${site.url}${path}`,
    image: `${site.url}${sharePath(path)}`,
  }
  return {
    ...head,
    ...more,
    name,
    siteName: brand.name,
    language: brand.language,
    noindex,
    markdown: more.noCanonical ? undefined : markdownPath(path),
    graph: JSON.stringify(pageGraph({ ...head, ...more }, { kind, nodes, agency, trail })),
  }
}

export type PageMetadata = ReturnType<typeof pageMetadata>
