import { labels } from '../../content/content.server.ts'
import { type Counts, readMarkdown } from '../../content/markdown.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import type { Block } from '../block.ts'
import type { BlockPage } from '../block-page.ts'

export const load = ({ content }: Block<'text'>, _: BlockPage, counts: Counts) => ({
  ...readMarkdown(content, { labels, pictureOf: pictureSources, counts }),
  footnotesTitle: labels.footnotes,
})
