import { href } from 'react-router'
import { Notice } from '../../blocks/notice/notice.tsx'
import { PricingTable } from '../../blocks/plans/plans.tsx'
import { Questions } from '../../blocks/questions/questions.tsx'
import { content, planPrice, plans } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { questionNodes } from '../../seo/structured-data/nodes.server.ts'
import type { Route } from './+types/pricing'

const { pricing } = content

export const loader = definePage(
  () => ({
    path: href('/pricing'),
    label: pricing.title,
    seo: pricing.seo,
  }),
  (page) => ({
    page: pageMetadata(page, { nodes: questionNodes(page.path, pricing.faq.items) }),
    labels: pricing,
    plans: plans.map((plan) => ({ ...plan, price: planPrice(plan) })),
  }),
)

export default function PricingPage({ loaderData: { labels, plans } }: Route.ComponentProps) {
  return (
    <>
      <PageHero background="primary" title={labels.title} line={labels.tagline} />
      <PricingTable {...labels} plans={plans} />
      <Notice {...labels.note} background="sky" />
      <Questions {...labels.faq} />
    </>
  )
}
