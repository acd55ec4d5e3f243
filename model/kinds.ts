import type { z } from 'zod'
import { DEMOS } from '../app/demos/demos.ts'
import { commonDemoSchema, type DemoLabels } from '../app/demos/frame/demo-shape.ts'
import { aboutSchema } from '../app/pages/about/schema.ts'
import { articleSchema } from '../app/pages/article/schema.ts'
import { blogSchema } from '../app/pages/blog/schema.ts'
import { workPageSchema } from '../app/pages/case-studies/schema.ts'
import { caseStudySchema } from '../app/pages/case-study/schema.ts'
import { contactSchema } from '../app/pages/contact/schema.ts'
import { droneServiceSchema } from '../app/pages/drone-service/schema.ts'
import { gallerySchema } from '../app/pages/gallery/schema.ts'
import { homeSchema } from '../app/pages/home/schema.ts'
import { notFoundSchema } from '../app/pages/not-found/schema.ts'
import { productsPageSchema, servicesPageSchema } from '../app/pages/offers/schema.ts'
import { pageSchema } from '../app/pages/own/schema.ts'
import { pricingSchema } from '../app/pages/pricing/schema.ts'
import { privacySchema } from '../app/pages/privacy/schema.ts'
import { productSchema } from '../app/pages/product/schema.ts'
import { searchSchema } from '../app/pages/search/schema.ts'
import { serviceSchema } from '../app/pages/service/schema.ts'
import { serverTextSchema } from '../contract/site-settings.ts'
import { brandSchema } from './files/brand.ts'
import { claimsSchema } from './files/claims.ts'
import { labelsSchema } from './files/labels.ts'
import { navigationSchema } from './files/navigation.ts'
import { teamMemberSchema } from './files/person.ts'
import { planSchema } from './files/plan.ts'
import { siteSchema } from './files/site.ts'
import { testimonialSchema } from './files/testimonial.ts'
import { thirdPartiesSchema } from './files/third-parties.ts'

/** How the editor's list names a single file, if not by its kind, and the page that shows it, if its address does not end like the file. */
type Shown = { label?: string; page?: string }

const single = <Schema extends z.ZodObject>(file: string, schema: Schema, shown: Shown = {}) => ({
  file,
  schema,
  ...shown,
})

/** A folder with one file per entry, named by its slug; `one` is what an entry is called. */
const entries = <Schema extends z.ZodObject>(
  folder: string,
  schema: Schema,
  one: string,
  { ending = '.yaml', page = '' } = {},
) => ({ folder, schema, one, ending, page })

/** Kinds that the editor lists under a heading. */
const group = <Kinds extends object>(group: string, kinds: Kinds) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { ...kind, group }])) as {
    [Name in keyof Kinds]: Kinds[Name] & { group: string }
  }

/** The files of the demos, by name; not in the type of `KINDS`, as no code names a demo. */
const demoFiles: object = Object.fromEntries(
  Object.entries(DEMOS).map(([name, { schema }]) => [name, single(`demos/${name}.yaml`, schema)]),
)

/** All kinds of content with their schemas, in the editor's order. The text of a Markdown file is its field `content`. */
export const KINDS = {
  ...group('Agency', {
    brand: single('brand.yaml', brandSchema),
    site: single('site.yaml', siteSchema, { label: 'Addresses and accounts', page: '/contact' }),
    navigation: single('navigation.yaml', navigationSchema, { label: 'Menu and footer' }),
    labels: single('labels.yaml', labelsSchema, { label: 'Buttons and labels' }),
    server: single('server.yaml', serverTextSchema, {
      label: 'Mails of the server',
      page: '/contact',
    }),
    claims: single('claims.yaml', claimsSchema, { label: 'Statements with a proof' }),
    thirdParties: single('third-parties.yaml', thirdPartiesSchema, {
      label: 'Other companies',
      page: '/privacy',
    }),
  }),
  ...group('Pages', {
    home: single('home.yaml', homeSchema),
    about: single('about.yaml', aboutSchema),
    gallery: single('gallery.yaml', gallerySchema),
    contact: single('contact.yaml', contactSchema),
    search: single('search.yaml', searchSchema),
    privacy: single('privacy.md', privacySchema),
    notFound: single('not-found.yaml', notFoundSchema, { page: '/404' }),
    pages: { ...entries('pages', pageSchema, 'page'), address: '' },
  }),
  ...group('Services', {
    servicesPage: single('services.yaml', servicesPageSchema, { label: 'List of services' }),
    services: { ...entries('services', serviceSchema, 'service'), address: '/services' },
    droneService: single('drone-service.yaml', droneServiceSchema, { label: 'Drone services' }),
  }),
  ...group('Products', {
    productsPage: single('products.yaml', productsPageSchema, { label: 'List of products' }),
    products: { ...entries('products', productSchema, 'product'), address: '/products' },
  }),
  ...group('Work', {
    work: single('work.yaml', workPageSchema, { label: 'List and labels' }),
    caseStudies: { ...entries('case-studies', caseStudySchema, 'case study'), address: '/work' },
  }),
  ...group('Blog', {
    blog: single('blog.yaml', blogSchema, { label: 'List and labels' }),
    articles: {
      ...entries('articles', articleSchema, 'article', { ending: '.md' }),
      address: '/blog',
    },
  }),
  ...group('Pricing', {
    pricing: single('pricing.yaml', pricingSchema, { label: 'The page' }),
    plans: entries('pricing', planSchema, 'plan', { page: '/pricing' }),
  }),
  ...group('People', {
    team: entries('team', teamMemberSchema, 'person', { page: '/gallery' }),
    testimonials: entries('testimonials', testimonialSchema, 'testimonial'),
  }),
  ...group('Demos', {
    commonDemo: single('demos/common.yaml', commonDemoSchema, { label: 'What all demos say' }),
    ...demoFiles,
  }),
}

type Kinds = typeof KINDS
export type KindName = keyof Kinds

/** An entry of a folder: the fields of its file, and its name without the extension. */
export type Entry<Fields> = Fields & { slug: string }

/** All content, as parsed by its schemas. */
export type Content = {
  [Name in KindName]: Kinds[Name] extends { folder: string; schema: infer Schema }
    ? Entry<z.output<Schema>>[]
    : z.output<Kinds[Name]['schema']>
} & { demos: Record<string, DemoLabels> }

type With<Part> = { [Name in KindName]: Kinds[Name] extends Part ? Name : never }[KindName]

export type FolderName = With<{ folder: string }>

/** The kinds whose entries are pages. */
export type PageKind = With<{ address: string }>

const NAMES = Object.keys(KINDS) as KindName[]

export const FOLDERS = NAMES.filter((name): name is FolderName => 'folder' in KINDS[name])

export const PAGE_KINDS = NAMES.filter((name): name is PageKind => 'address' in KINDS[name])

/** The address of an entry's page, without a trailing slash. */
export const entryPath = (kind: PageKind, slug: string) => `${KINDS[kind].address}/${slug}`

/** The address that a slug has, or had, if the entries of its kind are pages. */
export const addressOf = (kind: KindName, slug: string) => {
  const page = PAGE_KINDS.find((one) => one === kind)
  return page && entryPath(page, slug)
}

/** The file of an entry, relative to `content/`. */
export const entryFile = (kind: FolderName, slug: string) =>
  `${KINDS[kind].folder}/${slug}${KINDS[kind].ending}`

/** The kind of a file, and its slug if it is in a folder; undefined for an unknown file. */
export function kindOf(file: string): { name: KindName; slug?: string | undefined } | undefined {
  const [, folder, slug, ending] = /^([a-z-]+)\/([a-z0-9-]+)(\.[a-z]+)$/.exec(file) ?? []
  const name = NAMES.find((name) => {
    const kind = KINDS[name]
    return 'file' in kind ? kind.file === file : kind.folder === folder && kind.ending === ending
  })
  return name && { name, slug: 'file' in KINDS[name] ? undefined : slug }
}
