import { Blocks } from '../../blocks/blocks.tsx'
import { services } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { serviceNode } from '../../seo/structured-data/nodes.server.ts'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/service'

export const loader = definePage(
  () => services.map((service) => ({ ...service, label: service.title, name: service.menuLabel })),
  (page) => {
    const { hero, ...shown } = blocksPage(page, { nodes: [serviceNode(page)] })
    return { ...shown, hero: { ...hero, kite: page.kite, background: page.accent } }
  },
)

export default ({ loaderData: { hero, link, blocks } }: Route.ComponentProps) => (
  <>
    <PageHero {...hero} link={link} />
    <Blocks blocks={blocks} />
  </>
)
