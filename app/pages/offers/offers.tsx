import { href } from 'react-router'
import { Blocks } from '../../blocks/blocks.tsx'
import { productsPage, servicesPage } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/offers'

const services = { ...servicesPage, path: href('/services'), label: servicesPage.title }
const products = { ...productsPage, path: href('/products'), label: productsPage.title }

/** The list of services, and that of products. */
export const loader = definePage(
  () => [
    { ...services, background: 'highlight' as const },
    { ...products, background: 'ink' as const },
  ],
  (page) => ({ ...blocksPage(page, { kind: 'CollectionPage' }), top: page }),
)

export default ({ loaderData: { top, blocks } }: Route.ComponentProps) => (
  <>
    <PageHero background={top.background} title={top.title} intro={top.intro} />
    <Blocks blocks={blocks} />
  </>
)
