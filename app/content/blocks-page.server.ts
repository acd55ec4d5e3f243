import { type BlockPage, loadBlocks } from '../blocks/load-blocks.server.ts'
import { type PageParts, pageMetadata } from '../seo/page-metadata.server.ts'
import { questionNodes } from '../seo/structured-data/nodes.server.ts'
import { labels, personAt, questionsOf } from './content.server.ts'
import type { PageEntry } from './define-page.server.ts'
import { pageLink } from './page-link.server.ts'
import { trailTo } from './site-pages.server.ts'

/** A page, and the person who answers enquiries from it. */
type Page = PageEntry & BlockPage & { contact?: string | undefined }

/** What a page made of blocks has besides its hero. */
export function blocksPage(page: Page, { nodes = [], ...parts }: PageParts = {}) {
  const { path, label, name = label, noindex, contact } = page
  const questions = questionNodes(path, questionsOf(page))
  return {
    page: pageMetadata(page, { ...parts, nodes: noindex ? [] : [...nodes, ...questions] }),
    link: pageLink(page),
    breadcrumb: { label: labels.breadcrumb, trail: trailTo(path), current: name },
    blocks: loadBlocks({ ...page, person: personAt(contact) }),
  }
}
