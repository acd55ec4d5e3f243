import { href } from 'react-router'
import type { LocalBusiness, Organization, WebSite } from 'schema-dts'
import type { Picture } from '../../../schemas/parts.ts'
import { WEEK } from '../../../schemas/site.ts'
import { brand, site } from '../../content/content.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { countryCode } from './country-code.ts'

const { contact, social } = site
const named = { name: brand.name, url: `${site.url}/` }

/** How to reach the agency, as its footer says it. */
const reach = {
  email: contact.email,
  telephone: contact.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.street,
    addressLocality: contact.city,
    postalCode: contact.postcode,
    addressCountry: countryCode(contact.country, site.language),
  },
  sameAs: [social.linkedin.href, social.instagram.href],
} as const

/** The agency, as every page names it. */
export const organisation = {
  '@type': 'Organization',
  '@id': `${site.url}/#organisation`,
  ...named,
} satisfies Organization

/** The agency where a node only refers to it. */
export const agencyRef = { '@id': organisation['@id'] }

/** The agency with what its footer says of it: for the pages that are about it. */
export const wholeOrganisation = {
  ...organisation,
  ...reach,
  logo: `${site.url}${href('/icon.png')}`,
} satisfies Organization

/** The site that a page belongs to. */
export const website = {
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  ...named,
  inLanguage: site.language,
  publisher: agencyRef,
} satisfies WebSite

/** The days from one to another, both included, by their names in schema.org. */
function daysFrom(first: (typeof WEEK)[number], last: (typeof WEEK)[number]) {
  const [from, to] = [WEEK.indexOf(first), WEEK.indexOf(last)]
  return [...WEEK, ...WEEK].slice(from, (to < from ? to + WEEK.length : to) + 1)
}

/**
 * The agency's office, with its place and hours: for the page that shows them.
 * @param map the picture of where it is
 */
export const office = (map: Picture) =>
  ({
    '@type': 'LocalBusiness',
    '@id': `${site.url}${href('/contact')}#office`,
    ...named,
    ...reach,
    image: `${site.url}${pictureSources(map).src}`,
    parentOrganization: agencyRef,
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
