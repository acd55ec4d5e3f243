/** What pages are about, as https://schema.org names it. */
import type {
  BlogPosting,
  FAQPage,
  ItemList,
  OfferCatalog,
  Service,
  SoftwareApplication,
} from 'schema-dts'
import { brand, site } from '../content.server.ts'
import { organisationId } from './agency.server.ts'
import { thingId } from './page-graph.server.ts'

type MaybeSample = { sample?: boolean | undefined }
type Titled = { title: string; text: string } & MaybeSample
type Words = { title: string; intro: string }

/** Whether something may be claimed before search engines: what is a sample may not. */
const isReal = ({ sample }: MaybeSample) => !sample

/** Things that are offered, without a price: none is shown. */
const catalog = (name: string, services: { title: string; text?: string }[]) => ({
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

/** A service, with the parts of it that its page lists. */
export const serviceThing = (
  path: string,
  { title, intro }: Words,
  parts: { title: string; items: Titled[] },
) =>
  ({
    '@type': 'Service',
    '@id': thingId(path, 'service'),
    name: title,
    description: intro,
    url: `${site.url}${path}`,
    provider: { '@id': organisationId },
    areaServed: { '@type': 'Country', name: site.contact.country },
    hasOfferCatalog: catalog(parts.title, parts.items.filter(isReal)),
  }) satisfies Service

/** A piece of software, with the features that its page lists. */
export function softwareThing(
  path: string,
  product: Words & {
    software: 'BusinessApplication' | 'FinanceApplication'
    features: readonly Titled[]
    image: string
  },
) {
  const features = product.features.filter(isReal)
  return {
    '@type': 'SoftwareApplication',
    '@id': thingId(path, 'software'),
    name: product.title,
    description: product.intro,
    url: `${site.url}${path}`,
    applicationCategory: product.software,
    image: `${site.url}${product.image}`,
    ...(features.length > 0 && { featureList: features.map(({ title }) => title) }),
    publisher: { '@id': organisationId },
  } satisfies SoftwareApplication
}

/**
 * A blog article. Its author is the agency where the one whose name it bears is a sample.
 * @param article days as 2026-10-15; `updated` where it differs from `published`
 */
export const articleThing = (
  path: string,
  article: {
    title: string
    summary: string[]
    published: string
    updated?: string | undefined
    author: { name: string; role: string; sample?: boolean | undefined }
    image: { src: string }
    words: number
    topics: string[]
  },
) =>
  ({
    '@type': 'BlogPosting',
    '@id': thingId(path, 'article'),
    headline: article.title,
    description: article.summary.join(' '),
    url: `${site.url}${path}`,
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    author: article.author.sample
      ? { '@type': 'Organization', '@id': organisationId, name: brand.name, url: `${site.url}/` }
      : { '@type': 'Person', name: article.author.name, jobTitle: article.author.role },
    publisher: { '@id': organisationId },
    mainEntityOfPage: { '@id': `${site.url}${path}` },
    image: `${site.url}${article.image.src}`,
    wordCount: article.words,
    inLanguage: site.language,
    ...(article.topics.length > 0 && { keywords: article.topics }),
  }) satisfies BlogPosting

/** Questions and answers that stand on a page; none where all of them are samples. */
export function questionsThings(
  path: string,
  questions: ({ question: string; answer: string } & MaybeSample)[],
): (FAQPage & { '@id': string })[] {
  const real = questions.filter(isReal)
  if (real.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': thingId(path, 'questions'),
      mainEntity: real.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    },
  ]
}

/** Pages that a page lists, in its order. */
export const listThing = (path: string, entries: { title: string; href: string }[]) =>
  ({
    '@type': 'ItemList',
    '@id': thingId(path, 'list'),
    numberOfItems: entries.length,
    itemListElement: entries.map(({ title, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      url: `${site.url}${href}`,
    })),
  }) satisfies ItemList

/** The plans of the pricing page by their categories. */
export const plansThing = (
  path: string,
  title: string,
  categories: { title: string; plans: { title: string; features: string[] }[] }[],
) =>
  ({
    '@type': 'OfferCatalog',
    '@id': thingId(path, 'plans'),
    name: title,
    itemListElement: categories.map((category) =>
      catalog(
        category.title,
        category.plans.map(({ title, features }) => ({ title, text: features.join('; ') })),
      ),
    ),
  }) satisfies OfferCatalog
