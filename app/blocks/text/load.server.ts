import { labels } from '../../content/content.server.ts'
import { readMarkdown } from '../../content/markdown.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import type { Block } from '../block.ts'

export const load = ({ content }: Block<'text'>) => ({
  ...readMarkdown(content, { labels, pictureOf: pictureSources }),
  footnotesTitle: labels.footnotes,
})
