import { pageFacts, plans, pricing, site } from '../content.server.ts'
import type { RouteHandle } from '../navigation/loaded-pages.ts'
import { type ClientLoader, pageData } from '../navigation/prepare-page.ts'
import { Notice } from '../sections/page/notice.tsx'
import { PageOpening } from '../sections/page/page-opening.tsx'
import { PricingTable } from '../sections/pricing/pricing-table.tsx'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/pricing'

export const loader = () => ({
  page: pageFacts(pricing.seo, '/pricing'),
  words: pricing,
  plans: plans.map(({ title, features, extra, category }) => ({
    title,
    features,
    extra,
    category,
  })),
  callback: { label: pricing.callbackLabel, href: site.callbackForm },
})

export const clientLoader: ClientLoader<typeof loader> = pageData

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.page)

function PricingPage({ loaderData: { words, plans, callback } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening ground="rani" title={words.title} opening={words.tagline} />
      <PricingTable
        title={words.title}
        categories={words.categories}
        plans={plans}
        callback={callback}
      />
      <Notice {...words.note} ground="sky" />
    </>
  )
}

export const handle: RouteHandle = { Page: PricingPage }

export default PricingPage
