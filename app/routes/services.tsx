import { href } from 'react-router'
import {
  droneCard,
  serviceCardWithDemo,
  services,
  servicesPage,
} from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { PageHero } from '../heroes/page-hero.tsx'
import { CardList } from '../sections/list/card-list.tsx'
import { SuiteCard } from '../sections/list/suite-card.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { listNode } from '../seo/structured-data/nodes.server.ts'
import type { Route } from './+types/services'

const PATH = href('/services')

export const loader = definePage(
  () => ({ path: PATH, label: servicesPage.title, seo: servicesPage.seo }),
  (page) => {
    const cards = services.map(serviceCardWithDemo)
    const nodes = [listNode(PATH, [...cards, droneCard])]
    return {
      page: pageMetadata(page, { kind: 'CollectionPage', nodes }),
      labels: servicesPage,
      cards,
      drone: droneCard,
    }
  },
)

export default function Services({ loaderData: { labels, cards, drone } }: Route.ComponentProps) {
  return (
    <>
      <PageHero background="highlight" title={labels.title} intro={labels.intro} />
      <CardList cards={cards} columns={4} rest={<SuiteCard {...drone} />} />
    </>
  )
}
