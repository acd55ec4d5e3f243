/**
 * The only module that reads `content/`: `schemas/read-content.ts` reads and checks the files, this file
 * turns them into what pages need. Server only: the client gets content through loaders.
 */
import { href } from 'react-router'
import { fillIn } from '../../contract/fill-in.ts'
import { authorsWithPage, DRONE_PATH } from '../../schemas/addresses.ts'
import { customProperties, paletteOf } from '../../schemas/colours/palette.ts'
import { contentFiles } from '../../schemas/content-folder.ts'
import type { DemoLabels } from '../../schemas/demo-shape.ts'
import { sizeOfDrawing } from '../../schemas/drawing.ts'
import { entryPath } from '../../schemas/kinds.ts'
import { officeOf } from '../../schemas/office.ts'
import { contentOf, localDay, readContent } from '../../schemas/read-content.ts'
import { subjectsOf } from '../../schemas/subjects.ts'
import { blocksOf } from '../blocks/block.ts'
import { fixedPaths } from '../routes.ts'
import { cutBlogTitle, cutDescription } from '../ui/text/cut-text.ts'
import { readingMinutes } from './markdown.server.ts'
import { pictureSources } from './pictures.server.ts'
import { consentQuestion, thirdPartyScripts } from './third-parties.server.ts'

// Read through Vite, which watches these files in development; of all others, mainly pictures, only the
// names are needed.
const texts = import.meta.glob<string>(
  ['/content/**/*.{yaml,md}', '/content/brand/*.svg', '/content/third-parties/*.js'],
  { query: '?raw', import: 'default', eager: true },
)
/** All content by kind. What several pages need is exported below. */
export const content = contentOf(
  readContent(
    {
      ...Object.fromEntries(contentFiles().map((file) => [file, ''])),
      ...Object.fromEntries(
        Object.entries(texts).map(([file, text]) => [file.replace('/content/', ''), text]),
      ),
    },
    fixedPaths,
    localDay(),
    import.meta.env.DEV ? 'everything' : 'published',
  ),
)

const inOrder = <Entry extends { order: number }>(entries: readonly Entry[]) =>
  [...entries].sort((one, other) => one.order - other.order)

export const { brand, site, navigation, labels } = content
/** Every colour of the site, derived from those of the brand. */
export const palette = paletteOf(brand.colours)

/** The brand's own drawing as SVG; undefined if its mark is a kite. */
export const ownMark = brand.mark && texts[`/content/brand/${brand.mark}`]

export const { home, servicesPage, droneService, productsPage, blog } = content
export const { contact, search, notFound, work: workPage } = content

export const services = inOrder(content.services)
export const products = inOrder(content.products).map(withStatus)
export const plans = inOrder(content.plans)
export const team = inOrder(content.team)
export const testimonials = inOrder(content.testimonials)
/** Newest first. `updated` is set only where it differs from the day of publication. */
export const articles = [...content.articles]
  .sort((one, other) => other.published.localeCompare(one.published))
  .map(({ updated, ...article }) => ({
    ...article,
    updated: updated === article.published ? undefined : updated,
  }))

/** What cards, search results and its page say of a platform begins with whether it is available. */
function withStatus(product: (typeof content.products)[number]) {
  const status = product.tryIt?.empanelled ?? product.tryIt?.notYet
  if (!status) return product
  const { hero, description, seo } = product
  return {
    ...product,
    hero: { ...hero, intro: `${status} ${hero.intro}` },
    description: `${status} ${description}`,
    seo: { ...seo, description: `${status} ${seo.description}` },
  }
}

/** An entry by its slug, where the content checks guarantee that there is one. */
const bySlug = <Entry extends { slug: string }>(entries: readonly Entry[], slug: string) =>
  entries.find((entry) => entry.slug === slug) as Entry

/** The author of an article. */
export const authorOf = (article: (typeof articles)[number]) => bySlug(team, article.author)

/** The people who have a page of their articles. */
export const authors = authorsWithPage(team, articles).map((person) => ({
  ...person,
  href: href('/blog/author/:author', { author: person.slug }),
}))

/** The topics of an article, the most relevant first. */
export const topicsOf = (article: (typeof articles)[number]) =>
  article.topics.flatMap((topic) => blog.topics.filter(({ id }) => id === topic))

type Entry = { slug: string }
const servicePath = ({ slug }: Entry) => href('/services/:slug', { slug })
const productPath = ({ slug }: Entry) => href('/products/:slug', { slug })

/** The person who answers for a page, if it names one. */
export const personAt = (slug: string | undefined) => team.find((member) => member.slug === slug)

type WithBlocks = Parameters<typeof blocksOf>[0]

/** The labels of a demo; the schemas guarantee that there are some. */
const labelsOf = (demo: string) => content.demos[demo] as DemoLabels

/** A demo, ready to render. */
export const demoProps = (name: string) => ({
  name,
  labels: labelsOf(name),
  common: content.commonDemo,
  language: brand.language,
})

/** The link to a page's first demo, for its card. */
function demoLink(page: WithBlocks, path: string) {
  const [demo] = blocksOf(page, 'demo')
  return (
    demo && {
      label: content.commonDemo.tryItShort,
      href: `${path}#${demo.name}`,
      title: labelsOf(demo.name).name,
    }
  )
}

/** The handle of a hero, which leads to its page's first demo; undefined where one of them is missing. */
export function handleOf(page: WithBlocks & { hero: Pick<typeof droneService.hero, 'handle'> }) {
  const [demo] = blocksOf(page, 'demo')
  const { handle } = page.hero
  return demo && handle && { ...handle, href: `#${demo.name}` }
}

/** The parts of a service that its page lists, with their heading. */
export function partsOf(page: WithBlocks) {
  const [parts] = blocksOf(page, 'subservices')
  const [groups] = blocksOf(page, 'core-services')
  return {
    title: (parts ?? groups)?.title ?? '',
    items:
      parts?.items ??
      groups?.items.map(({ title, items }) => ({
        title: title.join(' '),
        text: items.join('; '),
      })) ??
      [],
  }
}

/** The features of a product that its page lists. */
export const featuresOf = (page: WithBlocks) => [
  ...blocksOf(page, 'list').flatMap(({ isFeatures, items }) => (isFeatures ? items : [])),
  ...blocksOf(page, 'walkthrough').flatMap(({ items }) => items),
]

/** The questions that a page answers. */
export const questionsOf = (page: WithBlocks) =>
  blocksOf(page, 'questions').flatMap(({ items }) => items)

/** Links to demos, each to the page that shows it; the content checks guarantee that there is one. */
export function demoLinks(demos: readonly string[]) {
  const all = offers.map((offer) => demoLink(offer, offer.href))
  return demos.flatMap((demo) => all.find((link) => link?.href.endsWith(`#${demo}`)) ?? [])
}

const cardOf = (
  { title, kite, description }: Pick<typeof droneService, 'title' | 'kite' | 'description'>,
  path: string,
) => ({ title, kite, description: cutDescription(description), href: path })

/** A card of a list or carousel: icon, title, shortened description, four subservices, link. */
export const serviceCard = (service: (typeof services)[number]) => ({
  ...cardOf(service, servicePath(service)),
  subservices: partsOf(service).items.map(({ title }) => title),
})

export const productCard = (product: (typeof products)[number]) => ({
  ...cardOf(product, productPath(product)),
  subservices: product.subservices,
})

/** A card with a second link, to the demo of its page. */
const withDemo = <Shown extends { href: string }>(card: Shown, page: WithBlocks) => ({
  ...card,
  tryIt: demoLink(page, card.href),
})

export const serviceCardWithDemo = (service: (typeof services)[number]) =>
  withDemo(serviceCard(service), service)
export const productCardWithDemo = (product: (typeof products)[number]) =>
  withDemo(productCard(product), product)

/** Undefined where the page is hidden. */
export const droneCard = droneService.hidden
  ? undefined
  : withDemo(cardOf(droneService, DRONE_PATH), droneService)

export type Card = ReturnType<typeof serviceCard>
export type CardWithDemo = ReturnType<typeof serviceCardWithDemo>

/** The products in the menu and the carousel; the suite is listed beside them. */
export const listedProducts = products.filter(({ kind }) => kind === 'listed')
export const suites = products.filter(({ kind }) => kind === 'suite')

/** The pages of all services and products, each with its kite. */
export const offers = [
  ...services.map((page) => ({ ...page, href: servicePath(page) })),
  ...(droneCard ? [{ ...droneService, slug: 'drone-service', href: DRONE_PATH }] : []),
  ...products.map((page) => ({ ...page, href: productPath(page) })),
]

/** Every case study, with the page of the service or product that it shows. */
export const caseStudies = inOrder(content.caseStudies).map((caseStudy) => {
  const { menuLabel, kite, accent, href: page } = bySlug(offers, caseStudy.service)
  return {
    ...caseStudy,
    href: entryPath('caseStudies', caseStudy.slug),
    figure: caseStudy.hero.figure,
    image: pictureSources(caseStudy.hero.picture),
    after: blocksOf(caseStudy, 'story')[0]?.after,
    offer: { name: menuLabel, kite, accent, href: page },
  }
})

/** The case studies of a service or product. */
export const caseStudiesOf = (slug: string) => caseStudies.filter(({ service }) => service === slug)

export type ListedCaseStudy = (typeof caseStudies)[number]

const money = new Intl.NumberFormat(brand.language, {
  style: 'currency',
  currency: content.commonDemo.currency,
  maximumFractionDigits: 0,
})

/** The lowest price of a plan in words; undefined if it states none. */
export const planPrice = ({ from }: (typeof plans)[number]) =>
  from === undefined
    ? undefined
    : fillIn(content.pricing.planLabels.from, { price: money.format(from) })

/** An article's teaser in the blog list, on Home and below another article. */
export const articleTeaser = (article: (typeof articles)[number]) => ({
  slug: article.slug,
  title: article.title,
  shortTitle: cutBlogTitle(article.title),
  excerpt: article.excerpt,
  published: article.published,
  minutes: readingMinutes(article.content),
  href: href('/blog/:slug', { slug: article.slug }),
  picture: pictureSources(article.picture),
})

export type ArticleTeaser = ReturnType<typeof articleTeaser>

const menuItem = (
  { menuLabel, menuLine, kite }: (typeof services)[number] | (typeof products)[number],
  href: string,
) => ({ label: menuLabel, line: menuLine, kite, href })

export const serviceMenuItem = (service: (typeof services)[number]) =>
  menuItem(service, servicePath(service))

const productMenuItem = (product: (typeof products)[number]) =>
  menuItem(product, productPath(product))

/** The labels of every contact form, and where it sends. */
export const contactFormProps = () => ({
  labels: contact.form,
  subjects: subjectsOf(content).map(({ key, label }) => ({ key, label })),
  mail: site.mail,
  email: site.contact.email,
  booking: site.booking,
  language: brand.language,
  office: officeOf(site.contact),
})

/** Site-wide data, provided to every page by the root's loader. */
export const siteData = () => ({
  brand,
  /** Whether the agency, or how to reach it, is invented. */
  sample: brand.sample || site.sample,
  /** Size of the brand's own drawing, in the drawing's units. */
  markSize: ownMark && sizeOfDrawing(ownMark),
  /** As custom properties, for every page's styles. */
  colours: customProperties(palette),
  themeColour: palette.ink,
  language: brand.language,
  labels,
  navigation,
  contact: { ...site.contact, city: brand.city, region: brand.region, country: brand.country },
  social: brand.social,
  form: contactFormProps(),
  url: site.url,
  scripts: thirdPartyScripts(content),
  /** Where visitors ask for a call: a form of the owner elsewhere, or ours. */
  callback: { label: content.pricing.callbackLabel, form: site.callbackForm },
  consent: consentQuestion(content),
  /** The year of the build: no component reads a clock while it renders. */
  year: new Date().getFullYear(),
  menus: {
    services: services.map(serviceMenuItem),
    products: listedProducts.map(productMenuItem),
    suites: suites.map(productMenuItem),
  },
})

export type SiteData = ReturnType<typeof siteData>
export type MenuItem = SiteData['menus']['services'][number]
