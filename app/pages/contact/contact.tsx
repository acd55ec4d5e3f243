import { href } from 'react-router'
import { REQUESTS } from '../../../contract/fields.ts'
import { ContactSection } from '../../blocks/contact-form/contact-section.tsx'
import { contact, people, site } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { LANGUAGE, shortTag, versionsOf } from '../../content/language.server.ts'
import { officeHours } from '../../content/office-hours.server.ts'
import { ContactActions } from '../../heroes/contact-actions.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { office, wholeOrganisation } from '../../seo/structured-data/agency.server.ts'
import type { Route } from './+types/contact'
import { ContactCards } from './contact-cards.tsx'
import { ContactHero } from './contact-hero.tsx'
import { OfficeMap } from './office-map.tsx'

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
    languages: contact.languages.map(({ language, text }) => {
      const version = versionsOf(page.path).find((one) => shortTag(one) === language)
      return { language, text, href: version?.name === LANGUAGE ? undefined : version?.path }
    }),
    people: people.filter(({ form }) => form),
    map: site.map,
    hours: officeHours(),
  }),
)

/** That visitors may write in these languages, each in its own; a link where there is a page in it. */
const Languages = ({ languages }: Pick<Route.ComponentProps['loaderData'], 'languages'>) => (
  <ul className="row small">
    {languages.map(({ language, text, href }) => (
      <li key={language} lang={language}>
        {href ? (
          <a hrefLang={language} href={href}>
            {text}
          </a>
        ) : (
          text
        )}
      </li>
    ))}
  </ul>
)

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { labels, languages, people, map, hours } = loaderData
  return (
    <>
      <ContactHero {...labels} people={people} next={labels.form.next}>
        <ContactSection
          title={labels.form.title}
          aside={<Languages languages={languages} />}
          actions={<ContactActions />}
        />
        {REQUESTS.map((request) => (
          <ContactSection
            key={request}
            request={request}
            people={people}
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
