import { href } from 'react-router'
import { CallToAction } from '../blocks/call-to-action/call-to-action.tsx'
import { brand, jobs, workPage } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pageOnly } from '../data-attributes.ts'
import { PageHero } from '../heroes/page-hero.tsx'
import { JobWall } from '../sections/jobs/job-wall.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { listNode } from '../seo/structured-data/nodes.server.ts'
import type { Route } from './+types/work'

const PATH = href('/work')

export const loader = definePage(
  () => ({
    path: PATH,
    label: workPage.title,
    seo: workPage.seo,
  }),
  (page) => ({
    page: pageMetadata(page, { kind: 'CollectionPage', nodes: [listNode(PATH, jobs)] }),
    labels: workPage,
    jobs,
    kite: brand.kite,
  }),
)

export default function WorkPage({ loaderData: { labels, jobs, kite } }: Route.ComponentProps) {
  // Without a job, the Markdown does not announce them either.
  const intro = <span {...pageOnly(jobs.every(({ sample }) => sample))}>{labels.intro}</span>
  return (
    <>
      <PageHero background="tertiary" title={labels.title} intro={intro} />
      <JobWall {...labels} jobs={jobs} />
      <CallToAction {...labels.closing} background="highlight" kite={kite} />
    </>
  )
}
