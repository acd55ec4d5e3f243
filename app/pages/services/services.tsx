import { href } from 'react-router'
import { Blocks } from '../../blocks/blocks.tsx'
import { servicesPage } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/services'

export const loader = definePage(
  () => ({ ...servicesPage, path: href('/services'), label: servicesPage.title }),
  (page) => ({ ...blocksPage(page, { kind: 'CollectionPage' }), labels: servicesPage }),
)

export default ({ loaderData: { labels, blocks } }: Route.ComponentProps) => (
  <>
    <PageHero background="highlight" title={labels.title} intro={labels.intro} />
    <Blocks blocks={blocks} />
  </>
)
