/** The only module that reads `content/`, and turns it into what pages need. The client gets content through loaders. */
import { href } from 'react-router'
import { CONTACT_PATH } from '../../contract/constants.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { officeCode } from '../../contract/phone-number.ts'
import { authorsWithPage, blockPages, DRONE_PATH } from '../../model/addresses.ts'
import { contentTexts } from '../../model/content-folder.ts'
import { issueLine } from '../../model/content-issue.ts'
import { customProperties, paletteOf } from '../../model/fields/colours/palette.ts'
import { sizeOfDrawing } from '../../model/fields/drawing.ts'
import type { Link } from '../../model/fields/parts.ts'
import { officeOf } from '../../model/files/office.ts'
import { addressOf, entryFile, entryPath, FOLDERS, type PageKind } from '../../model/kinds.ts'
import { type Translation, translate } from '../../model/languages/translate.ts'
import { contentOf, localDay, readContent } from '../../model/read-content.ts'
import { subjectsOf } from '../../model/subjects.ts'
import { blocksOf } from '../blocks/block.ts'
import type { DemoLabels } from '../demos/frame/demo-shape.ts'
import { fixedPaths } from '../routes.ts'
import { cutBlogTitle, cutDescription } from '../ui/text/cut-text.ts'
import { isHere, LANGUAGE, ownPath } from './language.server.ts'
import { readingMinutes } from './markdown.server.ts'
import { pictureSources } from './pictures.server.ts'
import { consentQuestion, thirdPartyScripts } from './third-parties.server.ts'

const texts = contentTexts()

const read = (files: typeof texts) =>
  readContent(files, fixedPaths, localDay(), import.meta.env.DEV ? 'everything' : 'published')

/** All content by kind. What several pages need is exported below. */
export const content = LANGUAGE
  ? inLanguage(translate(texts, LANGUAGE, read))
  : contentOf(read(texts))

/** The content of a second language, without entries that it lacks, and what depends on them. */
function inLanguage({ content, lacking, issues }: Translation) {
  if (!content) throw new Error(issues.map(issueLine).join('\n'))
  const isWhole = (kind: (typeof FOLDERS)[number], slug: string) =>
    import.meta.env.DEV || !lacking.has(entryFile(kind, slug))
  const isShown = (kind: (typeof FOLDERS)[number], { slug }: { slug: string }) =>
    isWhole(kind, slug) && isHere(addressOf(kind, slug) ?? '/')
  const shown = FOLDERS.map((kind) => {
    const entries = content[kind] as { slug: string }[]
    return [kind, entries.filter((entry) => isShown(kind, entry))]
  })
  const its: typeof content = { ...content, ...Object.fromEntries(shown) }
  its.droneService.hidden ||= !isHere(DRONE_PATH)
  const hasOffer = ({ service }: { service: string }) =>
    [...its.services, ...its.products].some(({ slug }) => slug === service) ||
    (service === DRONE_PATH.split('/').at(-1) && !its.droneService.hidden)
  its.caseStudies = its.caseStudies.filter(hasOffer)
  const hasAuthor = ({ author }: { author: string }) => its.team.some(({ slug }) => slug === author)
  its.articles = its.articles.filter(hasAuthor)
  return its
}

const inOrder = <Entry extends { order: number }>(entries: readonly Entry[]) =>
  [...entries].sort((one, other) => one.order - other.order)

export const { brand, site, labels } = content

/** The menus, without links to pages that this language lacks. */
export const navigation = withoutMissing(content.navigation)

function withoutMissing({ header, more, footer, ...rest }: typeof content.navigation) {
  const leads = (link: Link | undefined) => link && isHere(link.href.replace(/[?#].*/, ''))
  const { home, contact, ...others } = header
  type Others = Partial<typeof others>
  const kept: Others = Object.fromEntries(Object.entries(others).filter(([, link]) => leads(link)))
  return {
    ...rest,
    header: { home, ...kept, contact },
    more: more.filter(leads),
    footer: {
      ...footer,
      explore: footer.explore.filter(leads),
      legal: footer.legal.filter(leads),
    },
  }
}

/** The address of a page of this language. */
export const addressOfPage = (path: string) => site.url + ownPath(path)
/** Every colour of the site, derived from those of the brand. */
export const palette = paletteOf(brand.colours)

/** The brand's own drawing as SVG; undefined if its mark is a kite. */
export const ownMark = brand.mark && texts[`brand/${brand.mark}`]

export const { home, servicesPage, droneService, productsPage, blog } = content
export const { contact, search, notFound, work: workPage } = content

const withPaths = <Page extends { slug: string }>(kind: PageKind, pages: readonly Page[]) =>
  pages.map((page) => ({ ...page, path: entryPath(kind, page.slug) }))

export const services = withPaths('services', inOrder(content.services))
export const products = withPaths('products', inOrder(content.products).map(withStatus))
/** Undefined where the page is hidden. */
export const dronePage = droneService.hidden
  ? undefined
  : { ...droneService, slug: 'drone-service', path: DRONE_PATH }

/** The pages of all services and products, each with its kite. */
export const offers = [...services, ...(dronePage ? [dronePage] : []), ...products]

type Offer = (typeof offers)[number]

export const plans = inOrder(content.plans)
export const team = inOrder(content.team)
export const testimonials = inOrder(content.testimonials)
/** Newest first. `updated` is set only where it differs from the day of publication. */
export const articles = withPaths('articles', content.articles)
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

/** The entries that were chosen by their slugs, in the order of the choice. */
export const chosen = <Entry extends { slug: string }>(
  entries: readonly Entry[],
  slugs: readonly string[],
) => [...new Set(slugs)].flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? [])

/** The author of an article; undefined in the editor's preview of one that has none yet. */
export const authorOf = (article: (typeof articles)[number]) =>
  team.find(({ slug }) => slug === article.author)

/** The people who have a page of their articles. */
export const authors = authorsWithPage(team, articles).map((person) => ({
  ...person,
  href: href('/blog/author/:author', { author: person.slug }),
}))

/** Everybody, with links to what they answer for; before them, if they say what to write, to a form addressed to them. */
export const people = team.map(({ photo, ...person }) => {
  const its = offers.filter(({ contact }) => contact === person.slug)
  const links = its.map(({ menuLabel, path }) => ({ label: menuLabel, href: path }))
  const about = person.ask && links[0]?.href
  const form = about && `${CONTACT_PATH}?about=${about}#${person.slug}`
  // Without the initial that stands for the family name.
  const label = fillIn(labels.writeTo, { name: person.name.replace(/ \p{Lu}\.$/u, '') })
  if (form) links.unshift({ label, href: form })
  return { ...person, photo: photo && pictureSources(photo), form, links }
})

/** The topics of an article, the most relevant first. */
export const topicsOf = (article: (typeof articles)[number]) =>
  article.topics.flatMap((topic) => blog.topics.filter(({ id }) => id === topic))

type WithBlocks = Parameters<typeof blocksOf>[0]

const labelsOf = (demo: string) => content.demos[demo] as DemoLabels

/** A demo, ready to render. */
export const demoProps = (name: string) => ({
  name,
  labels: labelsOf(name),
  common: { ...content.commonDemo, currency: content.pricing.currency },
  language: brand.language,
})

const linksToDemos = (page: WithBlocks & { path: string }) =>
  blocksOf(page, 'demo').map(({ name }) => ({
    label: content.commonDemo.tryItShort,
    href: `${page.path}#${name}`,
    title: labelsOf(name).name,
  }))

/** The parts of a service that its page lists, with their heading. */
export function partsOf(page: WithBlocks) {
  const parts = blocksOf(page, 'subservices')
  const groups = blocksOf(page, 'core-services')
  return {
    title: [...parts, ...groups][0]?.title ?? '',
    items: [
      ...parts.flatMap(({ items }) => items),
      ...groups.flatMap(({ items }) =>
        items.map(({ title, items }) => ({ title: title.join(' '), text: items.join('; ') })),
      ),
    ],
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
  const all = [...offers, ...blockPages(content)].flatMap(linksToDemos)
  return demos.flatMap((demo) => all.find((link) => link.href.endsWith(`#${demo}`)) ?? [])
}

/** A card of a list or carousel: icon, title, shortened description, four subservices, link. */
export const cardOf = (page: Offer) => ({
  title: page.title,
  kite: page.kite,
  description: cutDescription(page.description),
  href: page.path,
  subservices:
    'subservices' in page
      ? page.subservices
      : partsOf(page)
          .items.slice(0, 4)
          .map(({ title }) => title),
})

/** A card with a second link, to the first demo of its page. */
export const cardWithDemo = (page: Offer) => ({ ...cardOf(page), tryIt: linksToDemos(page)[0] })

/** The products in the menu and the carousel; the suite is listed beside them. */
export const listedProducts = products.filter(({ kind }) => kind === 'listed')
export const suites = products.filter(({ kind }) => kind === 'suite')

/** Every case study, with the page of the service or product that it shows. */
export const caseStudies = inOrder(content.caseStudies).map((caseStudy) => {
  const { menuLabel, kite, accent, path } = bySlug(offers, caseStudy.service)
  return {
    ...caseStudy,
    href: entryPath('caseStudies', caseStudy.slug),
    figure: caseStudy.hero.figure,
    image: pictureSources(caseStudy.hero.picture),
    after: blocksOf(caseStudy, 'story')[0]?.after,
    offer: { name: menuLabel, kite, accent, href: path },
  }
})

/** The case studies of a service or product. */
export const caseStudiesOf = (slug: string) => caseStudies.filter(({ service }) => service === slug)

export type ListedCaseStudy = (typeof caseStudies)[number]

const money = new Intl.NumberFormat(brand.language, {
  style: 'currency',
  currency: content.pricing.currency,
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
  href: article.path,
  picture: pictureSources(article.picture),
})

/** A page of a service or product in a menu. */
export const menuItem = (page: (typeof services)[number] | (typeof products)[number]) => ({
  label: page.menuLabel,
  line: page.menuLine,
  kite: page.kite,
  href: page.path,
})

/** The labels of every contact form, and where it sends. */
export const contactFormProps = () => ({
  labels: contact.form,
  subjects: subjectsOf(content).map(({ key, label, person }) => {
    return { key, label, person: person?.name }
  }),
  mail: site.mail,
  email: site.contact.email,
  callingCode: officeCode(site.contact),
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
  colours: customProperties(palette),
  themeColour: palette.ink,
  language: brand.language,
  /** What the paths of its pages and files begin with, if it is not the first one. */
  base: LANGUAGE && `/${LANGUAGE}`,
  labels,
  navigation,
  contact: { ...site.contact, city: brand.city, region: brand.region, country: brand.country },
  form: contactFormProps(),
  url: site.url,
  scripts: thirdPartyScripts(content),
  /** Where visitors ask for a call: a form of the owner elsewhere, or ours. */
  callback: { label: content.pricing.callbackLabel, form: site.callbackForm },
  consent: consentQuestion(content),
  /** The year of the build: no component reads a clock while it renders. */
  year: new Date().getFullYear(),
  menus: {
    services: services.map(menuItem),
    products: listedProducts.map(menuItem),
    suites: suites.map(menuItem),
  },
})

export type SiteData = ReturnType<typeof siteData>
export type MenuItem = SiteData['menus']['services'][number]
