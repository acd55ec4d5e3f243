import { href } from 'react-router'
import { CardList } from '../../blocks/offers/offer-grid.tsx'
import { cardWithDemo, listedProducts, productsPage, suites } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import type { Route } from './+types/products'

export const loader = definePage(
  () => ({ path: href('/products'), label: productsPage.title, seo: productsPage.seo }),
  (page) => ({
    page: pageMetadata(page, { kind: 'CollectionPage' }),
    labels: productsPage,
    cards: listedProducts.map(cardWithDemo),
    suites: suites.map(cardWithDemo),
  }),
)

export default function Products({ loaderData: { labels, cards, suites } }: Route.ComponentProps) {
  return (
    <>
      <PageHero background="ink" title={labels.title} intro={labels.intro} />
      <CardList cards={cards} suites={suites} />
    </>
  )
}
