import { href } from 'react-router'
import { fillIn } from '../../contract/fill-in.ts'
import {
  authors,
  home,
  jobs,
  labels,
  personAt,
  planPrice,
  plans,
  servicesPage,
  team,
  workPage,
} from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { pageOnly } from '../data-attributes.ts'
import { Quotation } from '../sections/about/quotation.tsx'
import jobStyles from '../sections/jobs/job.critical.module.css'
import { JobFigure } from '../sections/jobs/job-figure.tsx'
import { CallToAction } from '../sections/page/call-to-action.tsx'
import { ContactActions } from '../sections/page/contact-actions.tsx'
import { PictureHero } from '../sections/page/picture-hero.tsx'
import { Stamp } from '../sections/page/stamp.tsx'
import { TitledGrid } from '../sections/page/titled-grid.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import type { Route } from './+types/job'

/** Where a person of the team is shown: the page of their articles, or their card. */
const pageOf = (slug: string) =>
  authors.find((author) => author.slug === slug)?.href ?? `${href('/gallery')}#${slug}`

export const loader = definePage(
  () =>
    jobs.map((job) => ({
      path: job.href,
      label: job.title,
      seo: job.seo,
      pictures: [job.picture],
      kite: job.offer.kite,
      job,
    })),
  (page) => {
    const { path, job } = page
    const plan = plans.find(({ slug }) => slug === job.plan)
    return {
      page: pageMetadata(page),
      job,
      labels: workPage.labels,
      trail: trailTo(path),
      breadcrumb: labels.breadcrumb,
      touch: { label: servicesPage.touchLabel, href: home.hero.link.href },
      people: team
        .filter(({ slug }) => job.by.includes(slug))
        .map(({ slug, name }) => ({ name, href: pageOf(slug) })),
      person: personAt(job.by[0]),
      plan: plan && {
        label: fillIn(workPage.labels.plan, {
          name: [plan.title, planPrice(plan)].filter(Boolean).join(', '),
        }),
        href: `${href('/pricing')}#${plan.category}`,
      },
    }
  },
)

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { job, labels, trail, breadcrumb, touch, people, person, plan } = loaderData
  const { offer, sample } = job
  return (
    <>
      <PictureHero
        styles={jobStyles}
        width="50vw"
        background={offer.accent}
        title={job.title}
        hero={
          <span {...pageOnly(sample)}>
            <JobFigure {...job.figure} />
            <Stamp sample={sample} />
          </span>
        }
        actions={<ContactActions link={touch} />}
        picture={job.image}
        above={<Breadcrumb label={breadcrumb} trail={trail} current={job.title} />}
      />
      <div {...pageOnly(sample)}>
        <TitledGrid
          title={job.period}
          intro={
            <>
              {`${labels.source}: ${job.source}. ${labels.by}`}
              {people.map(({ name, href }) => [
                ' ',
                <a key={href} href={href}>
                  {name}
                </a>,
              ])}{' '}
              <Stamp sample={sample} />
            </>
          }
          items={[
            { title: labels.before, text: job.before },
            { title: labels.did, text: job.did.join(' ') },
            { title: labels.after, text: job.after },
          ]}
        />
      </div>
      {job.quote && <Quotation {...job.quote} />}
      <CallToAction
        title={labels.takes}
        text={job.takes}
        {...touch}
        person={person}
        background="sky"
        kite={offer.kite}
      >
        {plan && <a href={plan.href}>{plan.label}</a>}
        <a href={offer.href}>{fillIn(labels.about, { name: offer.name })}</a>
      </CallToAction>
    </>
  )
}
