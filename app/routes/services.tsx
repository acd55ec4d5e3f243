import { href } from 'react-router'
import { pageFacts, serviceCardWithPiece, services, servicesPage } from '../content.server.ts'
import { CardList } from '../sections/list/card-list.tsx'
import { PageOpening } from '../sections/page/page-opening.tsx'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/services'

export const loader = () => ({
  page: pageFacts(servicesPage.seo, href('/services')),
  words: servicesPage,
  cards: services.map(serviceCardWithPiece),
})

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.page)

export default function Services({ loaderData: { words, cards } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening ground="marigold" title={words.title} intro={words.intro} />
      <CardList cards={cards} columns={4} />
    </>
  )
}
