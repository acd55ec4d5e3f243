import { href } from 'react-router'
import { markdownPath } from '../schemas/addresses.ts'
import type { Seo } from '../schemas/parts.ts'
import { headFacts, labels } from './content.server.ts'
import type { PageFacts } from './seo.ts'
import { type PageThings, pageGraph } from './structured-data/page-graph.server.ts'

type PageParts = Omit<PageThings, 'trail'> & {
  /** What the page is called where a trail ends with it; Home has no trail. */
  name?: string
  /** The steps from Home to this page, where there is one between. */
  trail?: { label: string; href: string }[]
} & Pick<
    PageFacts,
    'type' | 'published' | 'updated' | 'author' | 'subject' | 'alternates' | 'hidden' | 'nowhere'
  >

/**
 * What a page says of itself: its head, its structured data, and where it stands as
 * Markdown.
 * @param path the page's path, without a slash at its end
 */
export function pageFacts(seo: Seo, path: string, parts: PageParts = {}): PageFacts {
  const { name, trail = [{ label: labels.home, href: href('/') }] } = parts
  const { kind, things, agency, images, alternates = [], ...rest } = parts
  const { name: _name, trail: _trail, ...more } = rest
  const head = headFacts(seo, path, more)
  const whole = name === undefined ? undefined : [...trail, { label: name, href: path }]
  return {
    ...head,
    alternates: head.nowhere
      ? alternates
      : [{ href: markdownPath(path), type: 'text/markdown' }, ...alternates],
    graph: JSON.stringify(pageGraph(head, { kind, things, agency, images, trail: whole })),
  }
}
