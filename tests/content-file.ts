import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { blocksOf } from '../app/blocks/block.ts'
import type { DemoLabels } from '../app/demos/frame/demo-shape.ts'
import { contentTexts } from '../model/content-folder.ts'
import { contentOf } from '../model/read-content.ts'
import { fillFields, sitePlaceholders } from '../model/reading/fill-placeholders.ts'
import { readContentFolder } from '../tools/content/read-content-folder.ts'

const FOLDER = path.join(import.meta.dirname, '..', 'content')
const PLACEHOLDERS = sitePlaceholders(contentTexts(FOLDER))

/** All content of the site, typed; see `model/kinds.ts` for the names. */
export const siteContent = contentOf(readContentFolder(FOLDER))

/** One content file as parsed YAML, with its placeholders filled in. */
export const content = (file: string) =>
  fillFields(parse(readFileSync(path.join(FOLDER, file), 'utf8')), PLACEHOLDERS)

/** A text of the content as the page shows it: without the line breaks of YAML. */
export const asShown = (text: string) => text.trim().replace(/\s+/g, ' ')

/** The first entry; throws if there is none. */
export function first<Entry>([entry]: readonly Entry[]): Entry {
  if (entry === undefined) throw new Error('The content has none of this kind')
  return entry
}

/** Entries with their paths. */
const at = <Entry extends { slug: string }>(folder: string, entries: Entry[]) =>
  entries.map((entry) => ({ ...entry, path: `/${folder}/${entry.slug}` }))

const inOrder = <Entry extends { order: number }>(entries: Entry[]) =>
  entries.toSorted((one, other) => one.order - other.order)

export const { site, brand, labels } = siteContent
export const { header } = siteContent.navigation

const { home } = siteContent
const offersOnHome = (which: 'services' | 'products') =>
  asShown(blocksOf(home, 'offers').find(({ of }) => of === which)?.title ?? '')

/** The headings of Home's sections. */
export const onHome = {
  services: offersOnHome('services'),
  products: offersOnHome('products'),
  posts: first(blocksOf(home, 'posts')).title,
  testimonials: first(blocksOf(home, 'testimonials')).title,
  contact: first(blocksOf(home, 'contact-form')).title,
}

/** The pictures of the gallery page, and their filter. */
export const gallery = first(blocksOf(siteContent.gallery, 'gallery'))

/** Accessible name of the button, or of the list, of a menu. */
export const menuOf = (link: 'services' | 'products') =>
  labels.menuOf.replace('{label}', header[link].label)

export const services = inOrder(at('services', siteContent.services))
export const products = inOrder(at('products', siteContent.products))
export const caseStudies = inOrder(at('work', siteContent.caseStudies))
/** Newest first. */
export const articles = at('blog', siteContent.articles).toSorted((one, other) =>
  other.published.localeCompare(one.published),
)
export const plans = inOrder(siteContent.plans)
/** The number of ways to reach the agency that the contact widget lists. */
export const contactOptions = 2 + [site.contact.whatsapp, site.contact.chat].filter(Boolean).length

export const team = inOrder(siteContent.team)
export const testimonials = inOrder(siteContent.testimonials)

/** Products in the menu and the carousel; suites; platforms with their own site. */
export const listedProducts = products.filter(({ kind }) => kind === 'listed')
export const suites = products.filter((page) => blocksOf(page, 'products').length > 0)
export const platforms = products.filter(({ tryIt }) => tryIt)
/** Whether a platform is available; its cards and search results begin with it. */
export const statusOf = ({ tryIt }: (typeof products)[number]) =>
  tryIt ? `${tryIt.empanelled ?? tryIt.notYet} ` : ''
/** The call to action of a page; without a link, its button is that of Home. */
export const callToAction = (page: Parameters<typeof blocksOf>[0]) =>
  blocksOf(page, 'call-to-action')[0]

/** Products whose page ends with Get a Demo. */
export const demonstrated = products.filter((page) =>
  callToAction(page)?.link?.href.endsWith('#demo'),
)

/** The labels of a demo, by its name or its folder. */
export const labelsOf = <Labels extends DemoLabels>(folder: string) =>
  siteContent.demos[path.basename(folder)] as Labels

const offers = [
  ...services,
  ...products,
  { ...siteContent.droneService, path: '/services/drone-service' },
]

/** The pages whose hero turns into their first demo, by a trigger with a word. */
export const heroDemos = offers.flatMap((page) => {
  const [demo] = blocksOf(page, 'demo')
  const { trigger } = page.hero
  return demo && trigger ? [{ path: page.path, word: trigger.label, demo: demo.name }] : []
})

/** The demos, with the pages that show them. */
export const demos = offers.flatMap((page) =>
  blocksOf(page, 'demo').map(({ name }) => ({
    path: page.path,
    demo: name,
    labels: labelsOf(name),
  })),
)
