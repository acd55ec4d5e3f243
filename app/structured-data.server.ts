/** Structured data in the vocabulary of https://schema.org, for search engines. */
import { href } from 'react-router'
import { brand, site } from './content.server.ts'

const organisationId = `${site.url}/#organisation`

/** Who the agency is. */
export const organisation = () => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': organisationId,
  name: brand.name,
  url: `${site.url}/`,
  logo: `${site.url}${href('/icon.svg')}`,
  email: site.contact.email,
  telephone: site.contact.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.contact.street,
    addressLocality: site.contact.city,
    postalCode: site.contact.postcode,
    addressCountry: site.contact.country,
  },
  sameAs: [site.social.linkedin.href, site.social.instagram.href],
})

/** Where a page stands: the trail from Home to it. */
export const breadcrumbs = (trail: { label: string; href: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${site.url}${href}`,
  })),
})

/** A service that the agency offers. */
export const offeredService = (service: { title: string; description: string }, path: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: service.title,
  description: service.description,
  url: `${site.url}${path}`,
  provider: { '@id': organisationId, '@type': 'Organization', name: brand.name },
  areaServed: { '@type': 'Country', name: site.contact.country },
})

/** A blog article. */
export const blogPosting = (article: {
  title: string
  excerpt: string
  published: string
  author: string
  path: string
  image: string
}) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.excerpt,
  datePublished: article.published,
  author: { '@type': 'Person', name: article.author },
  publisher: { '@id': organisationId, '@type': 'Organization', name: brand.name },
  mainEntityOfPage: `${site.url}${article.path}`,
  image: `${site.url}${article.image}`,
})

/** Questions and answers that stand on a page. */
export const faqPage = (questions: { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
