import { href } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { blocksPage } from '../content/blocks-page.server.ts'
import { droneService, handleOf, partsOf } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { Breadcrumb } from '../heroes/breadcrumb.tsx'
import { ContactActions } from '../heroes/contact-actions.tsx'
import { DroneHero } from '../heroes/drone-hero.tsx'
import { serviceNode } from '../seo/structured-data/nodes.server.ts'
import type { Route } from './+types/drone-service'

const shown = {
  ...droneService,
  path: href('/services/drone-service'),
  slug: 'drone-service',
  label: droneService.title,
  name: droneService.menuLabel,
  pictures: [droneService.hero.picture],
}

export const loader = definePage(
  () => (droneService.hidden ? [] : [shown]),
  (page) => {
    const hero = { ...page.hero, title: page.hero.title ?? page.title }
    return {
      ...blocksPage(page, { nodes: [serviceNode(page.path, hero, partsOf(page))] }),
      hero: { ...hero, picture: pictureSources(hero.picture), handle: handleOf(page) },
    }
  },
)

export default function DroneServicePage({ loaderData }: Route.ComponentProps) {
  const { hero, link, breadcrumb, blocks } = loaderData
  return (
    <>
      <DroneHero
        {...hero}
        background="ink"
        actions={<ContactActions link={link} variant="highlight" />}
        above={<Breadcrumb {...breadcrumb} />}
      />
      <Blocks blocks={blocks} />
    </>
  )
}
