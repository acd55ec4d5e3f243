import { href } from 'react-router'
import { REQUESTS } from '../../contract/fields.ts'
import { contact, site } from '../content/content.server.ts'
import { definePage } from '../content/define-page.server.ts'
import { officeHours } from '../content/office-hours.server.ts'
import { ContactActions } from '../heroes/contact-actions.tsx'
import { NextSteps } from '../heroes/next-steps.tsx'
import { PageHero } from '../heroes/page-hero.tsx'
import { ContactCards } from '../sections/contact/contact-cards.tsx'
import { ContactSection } from '../sections/contact/contact-section.tsx'
import { OfficeMap } from '../sections/contact/office-map.tsx'
import { pageMetadata } from '../seo/page-metadata.server.ts'
import { office, wholeOrganisation } from '../seo/structured-data/agency.server.ts'
import type { Route } from './+types/contact'

export const loader = definePage(
  () => ({
    path: href('/contact'),
    label: contact.title,
    seo: contact.seo,
    pictures: [contact.map.picture],
  }),
  (page) => ({
    page: pageMetadata(page, {
      kind: 'ContactPage',
      agency: wholeOrganisation,
      nodes: [office(contact.map.picture)],
    }),
    labels: contact,
    map: site.map,
    hours: officeHours(),
  }),
)

export default function ContactPage({ loaderData: { labels, map, hours } }: Route.ComponentProps) {
  return (
    <>
      <PageHero background="highlight" title={labels.title} />
      <ContactSection title={labels.form.title} text={labels.intro} actions={<ContactActions />}>
        <NextSteps {...labels.form.next} level={3} />
      </ContactSection>
      {REQUESTS.map((request) => (
        <ContactSection
          key={request}
          request={request}
          text={labels.form.intros[request]}
          actions={<ContactActions />}
        />
      ))}
      <ContactCards {...labels.cards} />
      <OfficeMap map={labels.map} hours={hours} {...map} />
    </>
  )
}
