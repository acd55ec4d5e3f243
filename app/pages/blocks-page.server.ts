import { blocksOf } from '../blocks/block.ts'
import type { BlockPage } from '../blocks/block-page.ts'
import { loadBlocks } from '../blocks/load-blocks.server.ts'
import { labels, questionsOf, team } from '../content/content.server.ts'
import type { PageEntry } from '../content/define-page.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { pageLink } from '../enquiry/page-link.server.ts'
import { type PageParts, pageMetadata } from '../seo/page-metadata.server.ts'
import { questionNodes } from '../seo/structured-data/nodes.server.ts'
import type { DroneService } from './drone-service/schema.ts'

/** A page, and the person who answers enquiries from it. */
type Page<Hero> = PageEntry & BlockPage & { hero?: Hero; contact?: string | undefined }

/** What a page made of blocks shows; the title of its hero may be its name. */
export function blocksPage<Hero extends Partial<Pick<DroneService['hero'], 'title' | 'trigger'>>>(
  page: Page<Hero>,
  { nodes = [], ...parts }: PageParts = {},
) {
  const { path, label, name = label, noindex, contact, hero } = page
  const [demo] = blocksOf(page, 'demo')
  // It leads to the demo, where there is one.
  const trigger = demo && hero?.trigger && { ...hero.trigger, href: `#${demo.name}` }
  const breadcrumb = { label: labels.breadcrumb, trail: trailTo(path), current: name }
  const questions = questionNodes(path, questionsOf(page))
  return {
    page: pageMetadata(page, { ...parts, nodes: noindex ? [] : [...nodes, ...questions] }),
    hero: { ...(hero as Hero), title: hero?.title ?? label, trigger, breadcrumb },
    link: pageLink(page),
    blocks: loadBlocks({ ...page, person: team.find(({ slug }) => slug === contact) }),
  }
}
