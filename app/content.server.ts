/**
 * The only door to `content/`: files come parsed and checked against their schemas; here they are
 * cross-referenced and made into what pages need. Server only: none of it reaches the client but
 * through loaders.
 */
import * as content from 'content-collections'
import type { DroneService } from '../schemas/drone-service.ts'
import type { Seo } from '../schemas/parts.ts'
import type { Product } from '../schemas/product.ts'
import type { Service } from '../schemas/service.ts'
import { sharePath } from '../tools/page-paths.ts'
import { checkReferences } from './check-references.server.ts'
import { cutBlogTitle, cutDescription } from './cut-text.ts'
import { readingMinutes } from './markdown.server.ts'
import { pictureSources } from './pictures.server.ts'
import type { PageFacts } from './seo.ts'
import { asDataUri, kiteFile } from './ui/kite/kite-file.server.tsx'

const slugOf = (entry: { _meta: { path: string } }) => entry._meta.path
const inOrder = <Entry extends { order: number }>(entries: readonly Entry[]) =>
  [...entries].sort((one, other) => one.order - other.order)

export const { brand, site, navigation, wording: words } = content
export const { home, servicesPage, productsPage, blog, about, gallery } = content
export const { pricing, contact, privacy, notFound } = content

// The content library's types widen tuples to arrays; the schemas have checked them.
export const droneService = content.droneService as unknown as DroneService
export const services = inOrder(content.allServices)
export const products = inOrder(
  content.allProducts as unknown as (Product & { _meta: { path: string } })[],
)
export const plans = inOrder(content.allPlans)
export const team = inOrder(content.allTeams)
export const testimonials = inOrder(content.allTestimonials)
export const articles = [...content.allArticles].sort((one, other) =>
  other.published.localeCompare(one.published),
)

try {
  checkReferences({ services, products, articles, authors: content.allAuthors, plans, pricing })
} catch (error) {
  // The framework answers with a bare 500; whoever builds the site has to see why.
  console.error(error instanceof Error ? error.message : error)
  throw error
}

/** The author of an article; `checkReferences` has made sure that there is one. */
export const authorOf = (article: (typeof articles)[number]) => {
  const author = content.allAuthors.find((author) => slugOf(author) === article.author)
  if (!author) throw new Error(`content/articles/${slugOf(article)}.md: author: no such author`)
  return author
}

const bySlug = <Entry extends { _meta: { path: string } }>(
  entries: readonly Entry[],
  slug: string | undefined,
) => {
  const entry = entries.find((entry) => slugOf(entry) === slug)
  if (!entry) throw new Response('Not Found', { status: 404 })
  return entry
}

/** The kite that stands for a page: its own where it is a service or product, else the brand's. */
export const kiteOf = (path: string) => {
  const entry =
    services.find((service) => path === `/services/${slugOf(service)}`) ??
    products.find((product) => path === `/products/${slugOf(product)}`)
  if (entry) return entry.kite
  return path === '/services/drone-service' ? droneService.kite : brand.kite
}

/** The service, product or article of an address; a 404 where there is none. */
export const serviceAt = (slug: string | undefined) => bySlug(services, slug)
export const productAt = (slug: string | undefined) => bySlug(products, slug)
export const articleAt = (slug: string | undefined) => bySlug(articles, slug)

/** A card of a list or carousel: icon, title, cut description, four subservices, link. */
export const serviceCard = (service: (typeof services)[number]) => ({
  title: service.title,
  kite: service.kite,
  description: cutDescription(service.description),
  subservices: service.subservices.map(({ title }: Service['subservices'][number]) => title),
  href: `/services/${slugOf(service)}`,
})

export const productCard = (product: (typeof products)[number]) => ({
  title: product.title,
  kite: product.kite,
  description: cutDescription(product.description),
  subservices: product.subservices,
  href: `/products/${slugOf(product)}`,
})

export type Card = ReturnType<typeof serviceCard>

/** The products of the menu and the carousel, and the suite that stands beside them. */
export const listedProducts = products.filter(({ kind }) => kind === 'listed')
export const suites = products.filter(({ kind }) => kind === 'suite')

/** What the blog list and Home show of an article. */
export const articleTeaser = (article: (typeof articles)[number]) => ({
  slug: slugOf(article),
  title: article.title,
  shortTitle: cutBlogTitle(article.title),
  excerpt: article.excerpt,
  published: article.published,
  minutes: readingMinutes(article.content),
  href: `/blog/${slugOf(article)}`,
})

export const articleTeaserWithPicture = (article: (typeof articles)[number]) => ({
  ...articleTeaser(article),
  picture: pictureSources(article.picture),
})

export type ArticleTeaser = ReturnType<typeof articleTeaser>

export const menuItemOf = (
  folder: string,
  entry: (typeof services)[number] | (typeof products)[number],
) => ({
  label: entry.menuLabel,
  line: entry.menuLine,
  kite: entry.kite,
  href: `/${folder}/${slugOf(entry)}`,
})

/** What every contact form says and where it sends. */
export const contactFormFacts = () => ({
  words: contact.form,
  mail: site.mail,
  email: site.contact.email,
})

/** What every page knows of the site; given to all by the root's loader. */
export const siteData = () => ({
  brand,
  /** The browser's icon of the site. */
  icon: asDataUri(kiteFile(brand.kite)),
  words,
  navigation,
  contact: site.contact,
  social: site.social,
  form: contactFormFacts(),
  /** Here because the not-found route has no loader of its own. */
  notFound: { words: notFound, page: pageFacts(notFound.seo, '/404', { hidden: true }) },
  url: site.url,
  vitals: site.vitals,
  /** The year of the build: the site is static, and nothing reads a clock while it renders. */
  year: new Date().getFullYear(),
  menus: {
    services: services.map((service) => menuItemOf('services', service)),
    products: listedProducts.map((product) => menuItemOf('products', product)),
    suites: suites.map((product) => menuItemOf('products', product)),
  },
})

export type SiteData = ReturnType<typeof siteData>
export type MenuItem = SiteData['menus']['services'][number]

/**
 * What a page says of itself: see `pageMeta`.
 * @param path the page's path, without a slash at its end
 */
export function pageFacts(seo: Seo, path: string, more: Partial<PageFacts> = {}): PageFacts {
  return {
    title: seo.title,
    description: seo.description,
    canonical: path === '/' ? `${site.url}/` : `${site.url}${path}`,
    image: `${site.url}${sharePath(path)}`,
    siteName: brand.name,
    ...more,
  }
}
