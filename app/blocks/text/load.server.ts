import { labels } from '../../content/content.server.ts'
import { readMarkdown } from '../../content/markdown.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import type { Load } from '../block-page.ts'

export const load = (({ content }, _, counts) => ({
  ...readMarkdown(content, { labels, pictureOf: pictureSources, counts }),
  footnotesTitle: labels.footnotes,
})) satisfies Load<'text'>
