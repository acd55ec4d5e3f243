/** Nodes for what pages are about, in the vocabulary of https://schema.org. */
import type { Thing } from 'schema-dts'
import {
  type articles,
  authors,
  brand,
  type dronePage,
  featuresOf,
  partsOf,
  type products,
  type services,
  site,
  topicsOf,
} from '../../content/content.server.ts'
import { wordCount } from '../../content/markdown.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { agencyRef, areaServed, organisation } from './agency.server.ts'

type Titled = { title: string; text: string }

/** Builds a node of a page: its `@id` is the page's address with a name after `#`. */
const node = <Node extends Exclude<Thing, string>>(
  path: string,
  name: string,
  properties: Node,
) => ({ '@id': `${site.url}${path}#${name}`, ...properties })

/** Offered services, without prices: the page shows none. */
const catalog = (name: string, services: Titled[]) => ({
  '@type': 'OfferCatalog' as const,
  name,
  itemListElement: services.map(({ title, text }) => ({
    '@type': 'Offer' as const,
    itemOffered: { '@type': 'Service' as const, name: title, ...(text && { description: text }) },
  })),
})

/** A service with the subservices that its page lists. */
export function serviceNode(page: (typeof services)[number] | NonNullable<typeof dronePage>) {
  const parts = partsOf(page)
  return node(page.path, 'service', {
    '@type': 'Service',
    name: page.hero.title ?? page.title,
    description: page.hero.intro,
    url: `${site.url}${page.path}`,
    provider: agencyRef,
    areaServed,
    hasOfferCatalog: catalog(parts.title, parts.items),
  })
}

/** A software product with the features that its page lists. */
export function softwareNode(product: (typeof products)[number]) {
  const features = featuresOf(product).map(({ title }) => title)
  return node(product.path, 'software', {
    '@type': 'SoftwareApplication',
    name: product.title,
    description: product.hero.intro,
    url: `${site.url}${product.path}`,
    applicationCategory: product.software,
    image: `${site.url}${pictureSources(product.hero.picture).src}`,
    featureList: features.length > 0 ? features : undefined,
    publisher: agencyRef,
  })
}

/** A person with their profiles elsewhere, for the page that links them. */
export const personNode = (path: string, { name, role, profiles }: (typeof authors)[number]) =>
  node(path, 'person', {
    '@type': 'Person',
    name,
    jobTitle: role,
    url: `${site.url}${path}`,
    worksFor: agencyRef,
    sameAs: profiles.map(({ href }) => href),
  })

/** A blog article. If its author is a sample, the agency is named as the author. */
export function articleNode(path: string, article: (typeof articles)[number]) {
  const person = authors.find(({ slug }) => slug === article.author)
  const topics = topicsOf(article).map(({ title }) => title)
  return node(path, 'article', {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary.join(' '),
    url: `${site.url}${path}`,
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    author: person
      ? {
          '@type': 'Person',
          name: person.name,
          jobTitle: person.role,
          url: `${site.url}${person.href}`,
        }
      : organisation,
    publisher: agencyRef,
    mainEntityOfPage: { '@id': `${site.url}${path}` },
    image: `${site.url}${pictureSources(article.picture).src}`,
    wordCount: wordCount(article.content),
    inLanguage: brand.language,
    keywords: topics.length > 0 ? topics : undefined,
  })
}

/** The questions and answers of a page, if there are any. */
export function questionNodes(path: string, questions: { question: string; answer: string }[]) {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }))
  return mainEntity.length > 0 ? [node(path, 'questions', { '@type': 'FAQPage', mainEntity })] : []
}
