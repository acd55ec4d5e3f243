import { href } from 'react-router'
import { Blocks } from '../../blocks/blocks.tsx'
import { caseStudies, workPage } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { pageOnly } from '../../data-attributes.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/case-studies'

export const loader = definePage(
  () => ({ ...workPage, path: href('/work'), label: workPage.title }),
  (page) => ({
    ...blocksPage(page, { kind: 'CollectionPage' }),
    labels: workPage,
    areSamples: caseStudies.every(({ sample }) => sample),
  }),
)

export default function WorkPage({ loaderData }: Route.ComponentProps) {
  const { labels, areSamples, blocks } = loaderData
  // Without a case study, the Markdown does not announce them either.
  const intro = <span {...pageOnly(areSamples)}>{labels.intro}</span>
  return (
    <>
      <PageHero background="tertiary" title={labels.title} intro={intro} />
      <Blocks blocks={blocks} />
    </>
  )
}
