import { markdownPath, sharePath } from '../../schemas/addresses.ts'
import { brand, site } from '../content/content.server.ts'
import type { PageEntry } from '../content/define-page.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { type PageNodes, pageGraph } from './structured-data/page-graph.server.ts'
import type { PageMetadata } from './use-page-metadata.ts'

type PageParts = Omit<PageNodes, 'trail'> &
  Pick<PageMetadata, 'type' | 'published' | 'updated' | 'author' | 'noCanonical'>

/**
 * All metadata of a page: its head, its structured data with the breadcrumb, and the address of its
 * Markdown.
 */
export function pageMetadata(page: PageEntry, parts: PageParts = {}): PageMetadata {
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
