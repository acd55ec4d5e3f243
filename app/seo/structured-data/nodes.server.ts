/** Nodes for what pages are about, in the vocabulary of https://schema.org. */
import type { Thing } from 'schema-dts'
import { type articles, authors, brand, site, topicsOf } from '../../content/content.server.ts'
import { wordCount } from '../../content/markdown.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { agencyRef, areaServed, organisation } from './agency.server.ts'

type Titled = { title: string; text: string }
type Labels = { title: string; intro: string }

/** Builds a node of a page: its `@id` is the page's address with a name after `#`. */
const node = <Node extends Exclude<Thing, string>>(
  path: string,
  name: string,
  properties: Node,
) => ({
  '@id': `${site.url}${path}#${name}`,
  ...properties,
})

/** Offered services, without prices: the page shows none. */
const catalog = (name: string, services: Titled[]) => ({
  '@type': 'OfferCatalog' as const,
  name,
  itemListElement: services.map(({ title, text }) => ({
    '@type': 'Offer' as const,
    itemOffered: {
      '@type': 'Service' as const,
      name: title,
      ...(text && { description: text }),
    },
  })),
})

/** A service with the subservices that its page lists. */
export const serviceNode = (
  path: string,
  { title, heading = title, intro }: Labels & { heading?: string | undefined },
  parts: { title: string; items: Titled[] },
) =>
  node(path, 'service', {
    '@type': 'Service',
    name: heading,
    description: intro,
    url: `${site.url}${path}`,
    provider: agencyRef,
    areaServed,
    hasOfferCatalog: catalog(parts.title, parts.items),
  })

/** A software product with the features that its page lists. */
export function softwareNode(
  path: string,
  product: Labels & {
    software: 'BusinessApplication' | 'FinanceApplication'
    features: readonly Titled[]
    image: string
  },
) {
  const features = product.features.map(({ title }) => title)
  return node(path, 'software', {
    '@type': 'SoftwareApplication',
    name: product.title,
    description: product.intro,
    url: `${site.url}${path}`,
    applicationCategory: product.software,
    image: `${site.url}${product.image}`,
    featureList: features.length > 0 ? features : undefined,
    publisher: agencyRef,
  })
}

/** A person with their profiles elsewhere, for the page that links them. */
export const personNode = (
  path: string,
  { name, role, linkedin, github }: (typeof authors)[number],
) =>
  node(path, 'person', {
    '@type': 'Person',
    name,
    jobTitle: role,
    url: `${site.url}${path}`,
    worksFor: agencyRef,
    sameAs: [linkedin, github].flatMap((profile) => profile ?? []),
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
