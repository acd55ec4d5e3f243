import { markdownPath } from '../../schemas/addresses.ts'
import { headMetadata } from '../content/content.server.ts'
import type { PageEntry } from '../content/define-page.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import type { PageMetadata } from './page-meta.ts'
import { type PageNodes, pageGraph } from './structured-data/page-graph.server.ts'

type PageParts = Omit<PageNodes, 'trail'> &
  Pick<
    PageMetadata,
    'type' | 'published' | 'updated' | 'author' | 'subject' | 'alternates' | 'noCanonical'
  >

/**
 * All metadata of a page: its head, its structured data with the breadcrumb, and the address of its
 * Markdown.
 */
export function pageMetadata(page: PageEntry, parts: PageParts = {}): PageMetadata {
  const { path, label, name = label, seo, noindex = false, searchable = !noindex } = page
  const { kind, nodes, agency, images, alternates = [], ...more } = parts
  const head = headMetadata(seo, path, name, { ...more, noindex })
  const isFirst = path === '/' || head.noCanonical
  const above = trailTo(path)
  const trail = isFirst ? undefined : [...above, { label: name, href: path }]
  return {
    ...head,
    searchable,
    section: above[1]?.label,
    alternates: head.noCanonical
      ? alternates
      : [{ href: markdownPath(path), type: 'text/markdown' }, ...alternates],
    graph: JSON.stringify(pageGraph(head, { kind, nodes, agency, images, trail })),
  }
}
