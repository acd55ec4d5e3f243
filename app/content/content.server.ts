/**
 * The only door to `content/`: files are read and checked by `schemas/read-content.ts`; here they are
 * made into what pages need. Server only: none of it reaches the client but through loaders.
 */
import { href } from 'react-router'
import { fixedPaths, sharePath } from '../../schemas/addresses.ts'
import { contentFiles } from '../../schemas/content-folder.ts'
import type { DemoName } from '../../schemas/demos/demos.ts'
import type { Seo } from '../../schemas/parts.ts'
import { contentOf, readContent, withKnownKinds } from '../../schemas/read-content.ts'
import routes from '../routes.ts'
import type { PageMetadata } from '../seo/page-meta.ts'
import { cutBlogTitle, cutDescription } from '../ui/text/cut-text.ts'
import { readingMinutes } from './markdown.server.ts'
import { pictureSources } from './pictures.server.ts'

// Through Vite, which watches them in development; the others, pictures above all, by name.
const texts = import.meta.glob<string>('/content/**/*.{yaml,md}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** All of it by its kinds; a page takes its own file from here. What several need follows by name. */
export const content = withKnownKinds(
  contentOf(
    readContent(
      {
        ...Object.fromEntries(contentFiles().map((file) => [file, ''])),
        ...Object.fromEntries(
          Object.entries(texts).map(([file, text]) => [file.replace('/content/', ''), text]),
        ),
      },
      fixedPaths(routes),
    ),
  ),
)

const inOrder = <Entry extends { order: number }>(entries: readonly Entry[]) =>
  [...entries].sort((one, other) => one.order - other.order)

export const { brand, site, navigation, labels } = content
export const { home, servicesPage, droneService, productsPage, blog } = content
export const { contact, search, notFound } = content
export const { 'flight-planner': flightPlanner } = content

export const services = inOrder(content.services)
export const products = inOrder(content.products)
export const plans = inOrder(content.plans)
export const team = inOrder(content.team)
export const testimonials = inOrder(content.testimonials)
/**
 * The newest first. In development also those whose day is still to come. `updated` is there where it
 * is another day than that of publication.
 */
export const articles = [...content.articles, ...(import.meta.env.DEV ? content.scheduled : [])]
  .sort((one, other) => other.published.localeCompare(one.published))
  .map(({ updated, ...article }) => ({
    ...article,
    updated: updated === article.published ? undefined : updated,
  }))

const bySlug = <Entry extends { slug: string }>(
  entries: readonly Entry[],
  slug: string | undefined,
) => {
  const entry = entries.find((entry) => entry.slug === slug)
  if (!entry) throw new Response('Not Found', { status: 404 })
  return entry
}

/** The author of an article; the checks have made sure that there is one. */
export const authorOf = (article: (typeof articles)[number]) =>
  bySlug(content.authors, article.author)

/** What an article is about, the closest topic first. */
export const topicsOf = (article: (typeof articles)[number]) =>
  article.topics.flatMap((topic) => blog.topics.filter(({ id }) => id === topic))

type Entry = { slug: string }
const servicePath = ({ slug }: Entry) => href('/services/:slug', { slug })
const productPath = ({ slug }: Entry) => href('/products/:slug', { slug })

/** Who answers what comes from a page; the checks have made sure that there is one of that name. */
export const personAt = (slug: string | undefined) => {
  const member = team.find((member) => member.slug === slug)
  if (!member) return undefined
  const { name, role, kite, sample } = member
  return { name, role, kite, sample }
}

type WithDemo<Named extends { name: DemoName } = { name: DemoName }> = {
  demo?: Named | undefined
}

/** What a page shows of the demo that its file names; undefined where it names none. */
export const demoOn = <Named extends { name: DemoName }>({ demo }: WithDemo<Named>) =>
  demo && {
    ...demo,
    labels: content[demo.name],
    common: content.commonDemo,
    language: site.language,
  }

/** The way to a page's demo, for its card. */
const wayToTry = ({ demo }: WithDemo, path: string) =>
  demo && {
    label: content.commonDemo.tryItShort,
    href: `${path}#${demo.name}`,
    name: content[demo.name].name,
  }

/** A card that leads to the demo of its page as well. */
export const serviceCardWithDemo = (service: (typeof services)[number]) => ({
  ...serviceCard(service),
  tryIt: wayToTry(service, servicePath(service)),
})

export const productCardWithDemo = (product: (typeof products)[number]) => ({
  ...productCard(product),
  tryIt: wayToTry(product, productPath(product)),
})

/** Links to demos by their names, each to the page that it stands on; the checks have found it. */
export function waysToDemos(demos: readonly DemoName[]) {
  const all = [
    ...services.map((service) => wayToTry(service, servicePath(service))),
    ...products.map((product) => wayToTry(product, productPath(product))),
    wayToTry(droneService, href('/services/drone-service')),
  ]
  return demos.flatMap((demo) => all.find((way) => way?.href.endsWith(`#${demo}`)) ?? [])
}

/** A card of a list or carousel: icon, title, cut description, four subservices, link. */
export const serviceCard = (service: (typeof services)[number]) => ({
  title: service.title,
  kite: service.kite,
  description: cutDescription(service.description),
  subservices: service.subservices.map(({ title }) => title),
  href: servicePath(service),
})

export const productCard = (product: (typeof products)[number]) => ({
  title: product.title,
  kite: product.kite,
  description: cutDescription(product.description),
  subservices: product.subservices,
  href: productPath(product),
})

export type Card = ReturnType<typeof serviceCard>
export type CardWithDemo = ReturnType<typeof serviceCardWithDemo>

/** The products of the menu and the carousel, and the suite that stands beside them. */
export const listedProducts = products.filter(({ kind }) => kind === 'listed')
export const suites = products.filter(({ kind }) => kind === 'suite')

/** What the blog list and Home show of an article. */
export const articleTeaser = (article: (typeof articles)[number]) => ({
  slug: article.slug,
  title: article.title,
  shortTitle: cutBlogTitle(article.title),
  excerpt: article.excerpt,
  published: article.published,
  minutes: readingMinutes(article.content),
  href: href('/blog/:slug', { slug: article.slug }),
})

export const articleTeaserWithPicture = (article: (typeof articles)[number]) => ({
  ...articleTeaser(article),
  picture: pictureSources(article.picture),
})

export type ArticleTeaser = ReturnType<typeof articleTeaser>
export type ArticleTeaserWithPicture = ReturnType<typeof articleTeaserWithPicture>

const menuItem = (
  { menuLabel, menuLine, kite }: (typeof services)[number] | (typeof products)[number],
  href: string,
) => ({ label: menuLabel, line: menuLine, kite, href })

export const serviceMenuItem = (service: (typeof services)[number]) =>
  menuItem(service, servicePath(service))

const productMenuItem = (product: (typeof products)[number]) =>
  menuItem(product, productPath(product))

/** What every contact form says and where it sends. */
export const contactFormProps = () => ({
  labels: contact.form,
  mail: site.mail,
  email: site.contact.email,
})

/** What every page knows of the site; given to all by the root's loader. */
export const siteData = () => ({
  brand,
  language: site.language,
  labels,
  navigation,
  contact: site.contact,
  social: site.social,
  form: contactFormProps(),
  url: site.url,
  vitals: site.vitals,
  /** The year of the build: the site is static, and nothing reads a clock while it renders. */
  year: new Date().getFullYear(),
  menus: {
    services: services.map(serviceMenuItem),
    products: listedProducts.map(productMenuItem),
    suites: suites.map(productMenuItem),
  },
})

export type SiteData = ReturnType<typeof siteData>
export type MenuItem = SiteData['menus']['services'][number]

/**
 * What the head of a page says: see `pageMeta`; `pageMetadata` adds the rest of what a page says of itself.
 * @param path the page's path, without a slash at its end
 */
export function headMetadata(
  seo: Seo,
  path: string,
  more: Partial<PageMetadata> = {},
): PageMetadata {
  return {
    title: seo.title,
    description: seo.description,
    canonical: path === '/' ? `${site.url}/` : `${site.url}${path}`,
    image: `${site.url}${sharePath(path)}`,
    siteName: brand.name,
    language: site.language,
    ...more,
  }
}
