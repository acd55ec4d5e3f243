import { href } from 'react-router'
import {
  listedProducts,
  pageFacts,
  productCardWithPiece,
  productsPage,
  suites,
} from '../content.server.ts'
import { CardList } from '../sections/list/card-list.tsx'
import { SuiteCard } from '../sections/list/suite-card.tsx'
import { PageOpening } from '../sections/page/page-opening.tsx'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/products'

export const loader = () => ({
  page: pageFacts(productsPage.seo, href('/products')),
  words: productsPage,
  cards: listedProducts.map(productCardWithPiece),
  suites: suites.map(productCardWithPiece),
})

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.page)

export default function Products({ loaderData: { words, cards, suites } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening ground="ink" title={words.title} intro={words.intro} />
      <CardList
        cards={cards}
        columns={3}
        rest={suites.map((suite) => <SuiteCard key={suite.href} {...suite} />)}
      />
    </>
  )
}
