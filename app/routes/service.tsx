import { href } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { loadBlocks } from '../blocks/load-blocks.server.ts'
import {
  handleOf,
  labels,
  partsOf,
  personAt,
  questionsOf,
  services,
} from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pageLink } from '../content/page-link.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { Breadcrumb } from '../heroes/breadcrumb.tsx'
import { ContactActions } from '../heroes/contact-actions.tsx'
import { PageHero } from '../heroes/page-hero.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { questionNodes, serviceNode } from '../seo/structured-data/nodes.server.ts'
import type { Route } from './+types/service'

export const loader = definePage(
  () =>
    services.map((service) => ({
      ...service,
      path: href('/services/:slug', { slug: service.slug }),
      label: service.title,
      name: service.menuLabel,
    })),
  (page) => {
    const { path, title, name, kite, accent, hero } = page
    return {
      page: pageMetadata(page, {
        nodes: [
          serviceNode(path, { ...hero, title: hero.title ?? title }, partsOf(page)),
          ...questionNodes(path, questionsOf(page)),
        ],
      }),
      hero: { ...hero, title: hero.title ?? title, handle: handleOf(page) },
      kite,
      accent,
      link: pageLink(page),
      breadcrumb: { label: labels.breadcrumb, trail: trailTo(path), current: name },
      blocks: loadBlocks({ ...page, person: personAt(page.contact) }),
    }
  },
)

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { hero, kite, accent, link, breadcrumb, blocks } = loaderData
  return (
    <>
      <PageHero
        {...hero}
        background={accent}
        kite={kite}
        actions={<ContactActions link={link} />}
        above={<Breadcrumb {...breadcrumb} />}
      />
      <Blocks blocks={blocks} />
    </>
  )
}
