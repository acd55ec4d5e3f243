import { href } from 'react-router'
import { sectionsOf } from '../../schemas/service-sections.ts'
import {
  demoOn,
  home,
  jobsOf,
  labels,
  personAt,
  serviceMenuItem,
  services,
  servicesPage,
} from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { trailTo } from '../content/site-pages.server.ts'
import { DemoSection } from '../demos/frame/demo-section.tsx'
import { FinishedJobs } from '../sections/jobs/finished-jobs.tsx'
import { CallToAction } from '../sections/page/call-to-action.tsx'
import { ContactActions } from '../sections/page/contact-actions.tsx'
import { PageHero } from '../sections/page/page-hero.tsx'
import { Questions } from '../sections/page/questions.tsx'
import { SpecimenSheet } from '../sections/page/specimen-sheet.tsx'
import { Measures } from '../sections/service/measures.tsx'
import { RelatedServices } from '../sections/service/related-services.tsx'
import { Steps } from '../sections/service/steps.tsx'
import { Subservices } from '../sections/service/subservices.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { questionNodes, serviceNode } from '../seo/structured-data/nodes.server.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import type { Route } from './+types/service'

export const loader = definePage(
  () =>
    services.map((service) => ({
      path: href('/services/:slug', { slug: service.slug }),
      label: service.title,
      name: service.menuLabel,
      seo: service.seo,
      kite: service.kite,
      service,
    })),
  (page) => {
    const { path, service } = page
    const parts = { title: servicesPage.headings.subservices, items: service.subservices }
    return {
      page: pageMetadata(page, {
        nodes: [serviceNode(path, service, parts), ...questionNodes(path, service.questions ?? [])],
      }),
      service,
      sections: sectionsOf(service),
      trail: trailTo(path),
      breadcrumb: labels.breadcrumb,
      headings: servicesPage.headings,
      touch: { label: servicesPage.touchLabel, href: home.hero.link.href },
      demo: demoOn(service),
      jobs: jobsOf(service.slug),
      person: personAt(service.contact),
      related: services.filter(({ slug }) => service.related?.includes(slug)).map(serviceMenuItem),
    }
  },
)

type Page = Route.ComponentProps['loaderData']

/** One section of the page, in its variant. */
function ServiceSection({ page, drawn }: { page: Page; drawn: Page['sections'][number] }) {
  const { service, headings, demo, jobs, related } = page
  const titleOf = (name: keyof typeof headings) => ({ title: headings[name] })
  switch (drawn.section) {
    case 'subservices':
      return (
        <Subservices
          {...titleOf('subservices')}
          {...drawn}
          items={service.subservices}
          accent={service.accent}
        />
      )
    case 'demo':
      return demo && <DemoSection {...demo} />
    case 'steps':
      return service.steps && <Steps {...titleOf('steps')} {...drawn} items={service.steps} />
    case 'measures':
      return (
        service.measures && (
          <Measures {...titleOf('measures')} {...drawn} items={service.measures} />
        )
      )
    case 'work':
      return (
        <FinishedJobs {...titleOf('work')} background={service.accent} {...drawn} jobs={jobs} />
      )
    case 'specimen':
      return (
        service.specimen && (
          <SpecimenSheet {...titleOf('specimen')} {...drawn} sheet={service.specimen} />
        )
      )
    case 'questions':
      return (
        service.questions && (
          <Questions {...titleOf('questions')} {...drawn} items={service.questions} />
        )
      )
    case 'related':
      return <RelatedServices {...titleOf('related')} {...drawn} items={related} />
  }
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, sections, trail, breadcrumb, touch, person } = loaderData
  return (
    <>
      <PageHero
        background={service.accent}
        title={service.heading ?? service.title}
        hero={service.hero}
        intro={service.intro}
        actions={<ContactActions link={touch} />}
        kite={service.kite}
        above={<Breadcrumb label={breadcrumb} trail={trail} current={service.menuLabel} />}
      />
      {sections.map((drawn) => (
        <ServiceSection key={drawn.section} page={loaderData} drawn={drawn} />
      ))}
      <CallToAction
        {...service.closing}
        {...touch}
        person={person}
        background={service.accent}
        kite={service.kite}
      />
    </>
  )
}
