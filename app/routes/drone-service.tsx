import { href } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { loadBlocks } from '../blocks/load-blocks.server.ts'
import {
  droneService,
  handleOf,
  labels,
  partsOf,
  personAt,
  questionsOf,
} from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pageLink } from '../content/page-link.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { Breadcrumb } from '../heroes/breadcrumb.tsx'
import { ContactActions } from '../heroes/contact-actions.tsx'
import { DroneHero } from '../heroes/drone-hero.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { questionNodes, serviceNode } from '../seo/structured-data/nodes.server.ts'
import type { Route } from './+types/drone-service'

export const loader = definePage(
  () =>
    droneService.hidden
      ? []
      : [
          {
            ...droneService,
            path: href('/services/drone-service'),
            slug: 'drone-service',
            label: droneService.title,
            name: droneService.menuLabel,
            pictures: [droneService.hero.picture],
          },
        ],
  (page) => {
    const { path, title, name } = page
    const hero = { ...page.hero, title: page.hero.title ?? title }
    return {
      page: pageMetadata(page, {
        nodes: [serviceNode(path, hero, partsOf(page)), ...questionNodes(path, questionsOf(page))],
      }),
      hero: { ...hero, picture: pictureSources(hero.picture), handle: handleOf(page) },
      link: pageLink(page),
      breadcrumb: { label: labels.breadcrumb, trail: trailTo(path), current: name },
      blocks: loadBlocks({ ...page, person: personAt(page.contact) }),
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
