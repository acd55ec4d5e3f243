/** Nodes for what pages are about, in the vocabulary of https://schema.org. */
import type { BlogPosting, FAQPage, Person, Service, SoftwareApplication } from 'schema-dts'
import * as content from '../../content/content.server.ts'
import { wordCount } from '../../content/markdown.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { agencyRef, areaServed, organisation } from './agency.server.ts'

/** Not `Thing`: comparing with all of schema.org takes seconds. */
type Node = Exclude<BlogPosting | FAQPage | Person | Service | SoftwareApplication, string>

type Titled = { title: string; text: string }

/** Builds a node of a page: its `@id` is the page's address with a name after `#`. */
const node = <Given extends Node>(path: string, name: string, rest: Given) => ({
  ...{ '@id': `${content.addressOfPage(path)}#${name}`, ...rest },
})

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
export function serviceNode(
  page: (typeof content.services)[number] | NonNullable<typeof content.dronePage>,
) {
  const parts = content.partsOf(page)
  return node(page.path, 'service', {
    '@type': 'Service',
    name: page.hero.title ?? page.title,
    description: page.hero.intro,
    url: content.addressOfPage(page.path),
    provider: agencyRef,
    areaServed,
    hasOfferCatalog: catalog(parts.title, parts.items),
  })
}

/** A software product with the features that its page lists. */
export function softwareNode(product: (typeof content.products)[number]) {
  const features = content.featuresOf(product).map(({ title }) => title)
  return node(product.path, 'software', {
    '@type': 'SoftwareApplication',
    name: product.title,
    description: product.hero.intro,
    url: content.addressOfPage(product.path),
    applicationCategory: product.software,
    image: `${content.site.url}${pictureSources(product.hero.picture).src}`,
    featureList: features.length > 0 ? features : undefined,
    publisher: agencyRef,
  })
}

const person = ({ name, role, href }: (typeof content.authors)[number]) => ({
  ...{ '@type': 'Person' as const, name, jobTitle: role, url: content.addressOfPage(href) },
})

/** A person with their profiles elsewhere, for the page that links them. */
export const personNode = (author: (typeof content.authors)[number]) =>
  node(author.href, 'person', {
    ...person(author),
    worksFor: agencyRef,
    sameAs: author.profiles.map(({ href }) => href),
  })

/** A blog article. If its author is a sample, the agency is named as the author. */
export function articleNode(path: string, article: (typeof content.articles)[number]) {
  const author = content.authors.find(({ slug }) => slug === article.author)
  const topics = content.topicsOf(article).map(({ title }) => title)
  return node(path, 'article', {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary.join(' '),
    url: content.addressOfPage(path),
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    author: author ? person(author) : organisation,
    publisher: agencyRef,
    mainEntityOfPage: { '@id': content.addressOfPage(path) },
    image: `${content.site.url}${pictureSources(article.picture).src}`,
    wordCount: wordCount(article.content),
    inLanguage: content.brand.language,
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
