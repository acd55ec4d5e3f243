import { href } from 'react-router'
import type { LocalBusiness, Organization, WebSite } from 'schema-dts'
import type { Picture } from '../../schemas/parts.ts'
import { WEEK } from '../../schemas/site.ts'
import { brand, site } from '../content.server.ts'
import { pictureSources } from '../pictures.server.ts'
import { countryCode } from './country-code.ts'

export const organisationId = `${site.url}/#organisation`
const websiteId = `${site.url}/#website`
const officeId = `${site.url}${href('/contact')}#office`

const { contact, social } = site

/** The agency elsewhere. */
const sameAs = [social.linkedin.href, social.instagram.href]

const address = {
  '@type': 'PostalAddress',
  streetAddress: contact.street,
  addressLocality: contact.city,
  postalCode: contact.postcode,
  addressCountry: countryCode(contact.country, site.language),
} as const

/** The agency, as every page names it. */
export const organisation = {
  '@type': 'Organization',
  '@id': organisationId,
  name: brand.name,
  url: `${site.url}/`,
} satisfies Organization

/** The agency with what its footer says of it: for the pages that are about it. */
export const wholeOrganisation = {
  ...organisation,
  logo: `${site.url}${href('/icon.png')}`,
  email: contact.email,
  telephone: contact.phone,
  address,
  sameAs,
} satisfies Organization

/** The site that a page belongs to. */
export const website = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: brand.name,
  url: `${site.url}/`,
  inLanguage: site.language,
  publisher: { '@id': organisationId },
} satisfies WebSite

/** The days from one to another, both included, by their names in schema.org. */
function daysFrom(first: (typeof WEEK)[number], last: (typeof WEEK)[number]) {
  const days: (typeof WEEK)[number][] = []
  for (let at = WEEK.indexOf(first); ; at = (at + 1) % WEEK.length) {
    const day = WEEK[at] ?? last
    days.push(day)
    if (day === last) return days
  }
}

/**
 * The agency's office, with its place and hours: for the page that shows them.
 * @param map the picture of where it is
 */
export const office = (map: Picture) =>
  ({
    '@type': 'LocalBusiness',
    '@id': officeId,
    name: brand.name,
    url: `${site.url}/`,
    image: `${site.url}${pictureSources(map).src}`,
    parentOrganization: { '@id': organisationId },
    email: contact.email,
    telephone: contact.phone,
    address,
    sameAs,
    ...(contact.geo && { geo: { '@type': 'GeoCoordinates', ...contact.geo } }),
    ...(contact.hours && {
      openingHoursSpecification: contact.hours.map(({ from, to, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: daysFrom(from, to),
        opens,
        closes,
      })),
    }),
  }) satisfies LocalBusiness
