import { href } from 'react-router'
import { REQUESTS } from '../../../contract/fields.ts'
import { ContactSection } from '../../blocks/contact-form/contact-section.tsx'
import { contact, offers, site, team } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { officeHours } from '../../content/office-hours.server.ts'
import { ContactActions } from '../../heroes/contact-actions.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { office, wholeOrganisation } from '../../seo/structured-data/agency.server.ts'
import type { Route } from './+types/contact'
import { ContactCards } from './contact-cards.tsx'
import { ContactHero } from './contact-hero.tsx'
import { OfficeMap } from './office-map.tsx'

/** Those who say what to write to them, each with the page of the first offer that they answer for. */
const people = team.flatMap((person) => {
  const offer = person.ask && offers.find(({ contact }) => contact === person.slug)
  const { slug, name, kite, ask, sample } = person
  return offer ? [{ slug, name, kite, ask, sample, about: offer.path }] : []
})

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
    people,
    map: site.map,
    hours: officeHours(),
  }),
)

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { labels, people, map, hours } = loaderData
  return (
    <>
      <ContactHero {...labels} people={people} next={labels.form.next}>
        <ContactSection title={labels.form.title} actions={<ContactActions />} />
        {REQUESTS.map((request) => (
          <ContactSection
            key={request}
            request={request}
            text={labels.form.intros[request]}
            actions={<ContactActions />}
          />
        ))}
      </ContactHero>
      <ContactCards {...labels.cards} />
      <OfficeMap map={labels.map} hours={hours} {...map} />
    </>
  )
}
