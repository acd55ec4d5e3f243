import { href } from 'react-router'
import { brand, finishedJobs, workPage } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { pageOnly } from '../data-attributes.ts'
import { FinishedJobs } from '../sections/jobs/finished-jobs.tsx'
import { CallToAction } from '../sections/page/call-to-action.tsx'
import { PageHero } from '../sections/page/page-hero.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import type { Route } from './+types/work'

export const loader = definePage(
  () => ({
    path: href('/work'),
    label: workPage.title,
    seo: workPage.seo,
  }),
  (page) => ({
    page: pageMetadata(page),
    labels: workPage,
    jobs: finishedJobs,
    kite: brand.kite,
  }),
)

export default function WorkPage({ loaderData: { labels, jobs, kite } }: Route.ComponentProps) {
  // Without a job, the Markdown does not announce them either.
  const intro = <span {...pageOnly(jobs.every(({ work }) => work.sample))}>{labels.intro}</span>
  return (
    <>
      <PageHero background="leaf" title={labels.title} intro={intro} />
      <FinishedJobs jobs={jobs} about={labels.about} />
      <CallToAction
        {...labels.closing}
        {...labels.closing.link}
        background="marigold"
        kite={kite}
      />
    </>
  )
}
