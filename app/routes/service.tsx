import { href } from 'react-router'
import {
  demonstrationOf,
  home,
  labels,
  personAt,
  serviceAt,
  serviceMenuItem,
  services,
  servicesPage,
} from '../content.server.ts'
import { pageFacts } from '../page-facts.server.ts'
import { CallToAction } from '../sections/page/call-to-action.tsx'
import { PageOpening } from '../sections/page/page-opening.tsx'
import { Questions } from '../sections/page/questions.tsx'
import { SpecimenSheet } from '../sections/page/specimen-sheet.tsx'
import { WorkExample } from '../sections/page/work-example.tsx'
import { Measures } from '../sections/service/measures.tsx'
import { RelatedServices } from '../sections/service/related-services.tsx'
import { Steps } from '../sections/service/steps.tsx'
import { Subservices } from '../sections/service/subservices.tsx'
import { TryItHereAfter } from '../sections/try-it-here/try-it-here.tsx'
import { pageMeta } from '../seo.ts'
import { questionsThings, serviceThing } from '../structured-data/things.server.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import type { Route } from './+types/service'

export const loader = ({ params: { slug } }: Route.LoaderArgs) => {
  const service = serviceAt(slug)
  const path = href('/services/:slug', { slug })
  const trail = [
    { label: labels.home, href: href('/') },
    { label: servicesPage.title, href: href('/services') },
  ]
  const parts = { title: servicesPage.headings.subservices, items: service.subservices }
  return {
    page: pageFacts(service.seo, path, {
      name: service.menuLabel,
      trail,
      things: [serviceThing(path, service, parts), ...questionsThings(path, service.questions)],
      subject: service.menuLabel,
    }),
    service,
    trail,
    breadcrumb: labels.breadcrumb,
    headings: servicesPage.headings,
    touch: { label: servicesPage.touchLabel, href: home.hero.link.href },
    demonstration: demonstrationOf(service),
    person: personAt(service.contact),
    related: services.filter(({ slug }) => service.related.includes(slug)).map(serviceMenuItem),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.page)

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, trail, breadcrumb, headings, touch, demonstration, person, related } = loaderData
  const tryIt = (section: NonNullable<typeof demonstration>['after']) => (
    <TryItHereAfter section={section} demonstration={demonstration} />
  )
  return (
    <>
      <PageOpening
        ground={service.accent}
        title={service.title}
        opening={service.opening}
        intro={service.intro}
        kite={service.kite}
        above={<Breadcrumb label={breadcrumb} trail={trail} current={service.menuLabel} />}
      />
      {tryIt('opening')}
      <Subservices title={headings.subservices} items={service.subservices} />
      {tryIt('subservices')}
      <Steps title={headings.steps} items={service.steps} />
      {tryIt('steps')}
      <Measures title={headings.measures} items={service.measures} />
      {tryIt('measures')}
      {service.work && (
        <WorkExample title={headings.work} work={service.work} ground={service.accent} />
      )}
      {service.specimen && <SpecimenSheet title={headings.specimen} sheet={service.specimen} />}
      <Questions title={headings.questions} items={service.questions} />
      {tryIt('questions')}
      <RelatedServices title={headings.related} items={related} />
      <CallToAction
        {...service.closing}
        {...touch}
        person={person}
        ground={service.accent}
        kite={service.kite}
      />
    </>
  )
}
