import { href } from 'react-router'
import { Blocks } from '../../blocks/blocks.tsx'
import { content } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/pricing'

const { pricing } = content

export const loader = definePage(
  () => ({ ...pricing, path: href('/pricing'), label: pricing.title }),
  (page) => ({ ...blocksPage(page), labels: pricing }),
)

export default ({ loaderData: { labels, blocks } }: Route.ComponentProps) => (
  <>
    <PageHero background="primary" title={labels.title} line={labels.tagline} />
    <Blocks blocks={blocks} />
  </>
)
