import { markdownPath, sharePath } from '../../model/addresses.ts'
import { addressOfPage, brand, site } from '../content/content.server.ts'
import type { PageEntry } from '../content/define-page.server.ts'
import { LANGUAGE, ownPath, shortTag, versionsOf } from '../content/language.server.ts'
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

/** A page in all languages that have it; `isOwn` is the language of this one. */
const pageVersions = (path: string) =>
  versionsOf(path).map((one) => ({
    language: shortTag(one),
    label: new Intl.DisplayNames(one.tag, { type: 'language' }).of(shortTag(one)) ?? one.tag,
    path: one.path,
    href: site.url + one.path,
    isFirst: one.name === '',
    isOwn: one.name === LANGUAGE,
  }))

/** All metadata of a page: its head, its structured data, the address of its Markdown. */
export function pageMetadata(page: PageEntry, parts: PageParts = {}) {
  const { path, label, name = label, seo, noindex = false } = page
  const { kind, nodes, agency, ...more } = parts
  const isFirst = path === '/' || more.noCanonical
  const trail = isFirst ? undefined : [...trailTo(path), { label: name, href: path }]
  const head = {
    title: seo.title,
    description: seo.description,
    canonical: addressOfPage(path),
    image: addressOfPage(sharePath(path)),
  }
  return {
    ...head,
    ...more,
    name,
    siteName: brand.name,
    language: brand.language,
    noindex,
    versions: more.noCanonical ? [] : pageVersions(path),
    markdown: more.noCanonical ? undefined : ownPath(markdownPath(path)),
    graph: JSON.stringify(pageGraph({ ...head, ...more }, { kind, nodes, agency, trail })),
  }
}

export type PageMetadata = ReturnType<typeof pageMetadata>
