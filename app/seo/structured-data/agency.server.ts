import { href } from 'react-router'
import type { LocalBusiness, Organization, WebSite } from 'schema-dts'
import { tidyPhone } from '../../../contract/contact-details.ts'
import type { Picture } from '../../../model/fields/parts.ts'
import { WEEK } from '../../../model/files/site.ts'
import { addressOfPage, brand, site } from '../../content/content.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'

const { contact } = site
const named = { name: brand.name, url: addressOfPage('/') }

export const areaServed = { '@type': 'AdministrativeArea', name: brand.region } as const

/** Contact details of the agency, as in the footer. */
const reach = {
  email: contact.email,
  telephone: tidyPhone(contact.phone),
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.street,
    addressLocality: brand.city,
    addressRegion: brand.region,
    postalCode: contact.postcode,
    addressCountry: brand.country,
  },
  sameAs: brand.profiles.map(({ href }) => href),
  logo: `${site.url}${href('/icon.png')}`,
  areaServed,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone: tidyPhone(contact.phone),
    email: contact.email,
    availableLanguage: brand.speaks,
  },
} as const

/** The agency, as every page names it. */
export const organisation = {
  '@type': 'Organization',
  '@id': `${site.url}/#organisation`,
  ...named,
} satisfies Organization

export const agencyRef = { '@id': organisation['@id'] }

/** The agency with its contact details, for the pages that are about it. */
export const wholeOrganisation = {
  ...organisation,
  ...reach,
  legalName: brand.legalName,
  foundingDate: brand.founded?.toString(),
} satisfies Organization

/** The website that every page is part of. */
export const website = {
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  ...named,
  inLanguage: brand.language,
  publisher: agencyRef,
} satisfies WebSite

/** The schema.org names of the days in a range, including its first and last day. */
function daysFrom(first: (typeof WEEK)[number], last: (typeof WEEK)[number]) {
  const [from, to] = [WEEK.indexOf(first), WEEK.indexOf(last)]
  return [...WEEK, ...WEEK].slice(from, (to < from ? to + WEEK.length : to) + 1)
}

/** The agency's office with its place, a picture of that, and hours, for the page that shows them. */
export const office = (map: Picture) =>
  ({
    '@type': 'LocalBusiness',
    '@id': `${addressOfPage(href('/contact'))}#office`,
    ...named,
    ...reach,
    image: `${site.url}${pictureSources(map).src}`,
    hasMap: site.map.directions,
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
