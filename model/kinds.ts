import type { z } from 'zod'
import { serverTextSchema } from '../contract/site-settings.ts'
import { articleSchema } from '../schemas/article.ts'
import { claimsSchema } from '../schemas/claims.ts'
import { contactSchema } from '../schemas/contact.ts'
import { commonDemoSchema, type DemoLabels } from '../schemas/demo-shape.ts'
import { gallerySchema } from '../schemas/gallery.ts'
import { teamMemberSchema, testimonialSchema } from '../schemas/people.ts'
import { planSchema, pricingSchema } from '../schemas/pricing.ts'
import { privacySchema } from '../schemas/privacy.ts'
import { brandSchema, labelsSchema, navigationSchema, siteSchema } from '../schemas/site.ts'
import { thirdPartiesSchema } from '../schemas/third-parties.ts'
import {
  caseStudySchema,
  droneServiceSchema,
  pageSchema,
  productSchema,
  serviceSchema,
} from './block-pages.ts'
import { DEMOS } from './demos.ts'
import { homeSchema } from './home.ts'
import {
  aboutSchema,
  blogSchema,
  notFoundSchema,
  productsPageSchema,
  searchSchema,
  servicesPageSchema,
  workPageSchema,
} from './pages.ts'

/** A single file. */
const single = <Schema extends z.ZodObject>(file: string, schema: Schema) => ({ file, schema })

/** A folder with one file per entry, named by its slug. */
const entries = <Schema extends z.ZodObject>(folder: string, schema: Schema, ending = '.yaml') => ({
  folder,
  schema,
  ending,
})

/** The files of the demos, by name; not in the type of `KINDS`, as no code names a demo. */
const demoFiles: object = Object.fromEntries(
  Object.entries(DEMOS).map(([name, { schema }]) => [name, single(`demos/${name}.yaml`, schema)]),
)

/**
 * All kinds of content in `content/`, with their schemas. The text of a Markdown file is its field `content`.
 * Entries of a folder with an address are pages, at `<address>/<slug>`.
 */
export const KINDS = {
  brand: single('brand.yaml', brandSchema),
  site: single('site.yaml', siteSchema),
  home: single('home.yaml', homeSchema),
  about: single('about.yaml', aboutSchema),
  contact: single('contact.yaml', contactSchema),
  blog: single('blog.yaml', blogSchema),
  search: single('search.yaml', searchSchema),
  work: single('work.yaml', workPageSchema),
  notFound: single('not-found.yaml', notFoundSchema),
  navigation: single('navigation.yaml', navigationSchema),
  labels: single('labels.yaml', labelsSchema),
  droneService: single('drone-service.yaml', droneServiceSchema),
  gallery: single('gallery.yaml', gallerySchema),
  pricing: single('pricing.yaml', pricingSchema),
  thirdParties: single('third-parties.yaml', thirdPartiesSchema),
  server: single('server.yaml', serverTextSchema),
  claims: single('claims.yaml', claimsSchema),
  servicesPage: single('services.yaml', servicesPageSchema),
  services: { ...entries('services', serviceSchema), address: '/services' },
  productsPage: single('products.yaml', productsPageSchema),
  products: { ...entries('products', productSchema), address: '/products' },
  caseStudies: { ...entries('case-studies', caseStudySchema), address: '/work' },
  articles: { ...entries('articles', articleSchema, '.md'), address: '/blog' },
  pages: { ...entries('pages', pageSchema), address: '' },
  testimonials: entries('testimonials', testimonialSchema),
  team: entries('team', teamMemberSchema),
  plans: entries('pricing', planSchema),
  privacy: single('privacy.md', privacySchema),
  commonDemo: single('demos/common.yaml', commonDemoSchema),
  ...demoFiles,
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

/** The kinds that are folders. */
export type FolderName = With<{ folder: string }>

/** The kinds whose entries are pages. */
export type PageKind = With<{ address: string }>

const NAMES = Object.keys(KINDS) as KindName[]

export const FOLDERS = NAMES.filter((name): name is FolderName => 'folder' in KINDS[name])

export const PAGE_KINDS = NAMES.filter((name): name is PageKind => 'address' in KINDS[name])

/** The address of an entry's page, without a trailing slash. */
export const entryPath = (kind: PageKind, slug: string) => `${KINDS[kind].address}/${slug}`

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
