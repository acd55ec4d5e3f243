import { href } from 'react-router'
import { Blocks } from '../../blocks/blocks.tsx'
import { productsPage } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/products'

export const loader = definePage(
  () => ({ ...productsPage, path: href('/products'), label: productsPage.title }),
  (page) => ({ ...blocksPage(page, { kind: 'CollectionPage' }), labels: productsPage }),
)

export default ({ loaderData: { labels, blocks } }: Route.ComponentProps) => (
  <>
    <PageHero background="ink" title={labels.title} intro={labels.intro} />
    <Blocks blocks={blocks} />
  </>
)
