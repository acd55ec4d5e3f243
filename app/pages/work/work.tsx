import { href } from 'react-router'
import { CallToAction } from '../../blocks/call-to-action/call-to-action.tsx'
import { CaseStudyWall } from '../../blocks/case-study-wall/case-study-wall.tsx'
import { caseStudies, workPage } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { pageOnly } from '../../data-attributes.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import type { Route } from './+types/work'

export const loader = definePage(
  () => ({
    path: href('/work'),
    label: workPage.title,
    seo: workPage.seo,
  }),
  (page) => ({
    page: pageMetadata(page, { kind: 'CollectionPage' }),
    labels: workPage,
    caseStudies,
  }),
)

export default function WorkPage({ loaderData: { labels, caseStudies } }: Route.ComponentProps) {
  // Without a case study, the Markdown does not announce them either.
  const intro = <span {...pageOnly(caseStudies.every(({ sample }) => sample))}>{labels.intro}</span>
  return (
    <>
      <PageHero background="tertiary" title={labels.title} intro={intro} />
      <CaseStudyWall {...labels} caseStudies={caseStudies} />
      <CallToAction {...labels.closing} background="highlight" />
    </>
  )
}
