import { href } from 'react-router'
import { ServiceWall } from '../../blocks/offers/offer-posters.tsx'
import { cardWithDemo, dronePage, services, servicesPage } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import type { Route } from './+types/services'

export const loader = definePage(
  () => ({ path: href('/services'), label: servicesPage.title, seo: servicesPage.seo }),
  (page) => ({
    page: pageMetadata(page, { kind: 'CollectionPage' }),
    labels: servicesPage,
    cards: services.map((service) => ({ ...cardWithDemo(service), poster: service.accent })),
    drone: dronePage && { ...cardWithDemo(dronePage), subservices: undefined },
  }),
)

export default function Services({ loaderData: { labels, cards, drone } }: Route.ComponentProps) {
  return (
    <>
      <PageHero background="highlight" title={labels.title} intro={labels.intro} />
      <ServiceWall cards={cards} drone={drone} />
    </>
  )
}
