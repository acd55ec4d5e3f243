import type { z } from 'zod'
import { serverTextSchema } from '../contract/site-settings.ts'
import { articleSchema } from './article.ts'
import { caseStudySchema } from './case-study.ts'
import { claimsSchema } from './claims.ts'
import { commonDemoSchema, type DemoLabels } from './demo-shape.ts'
import { DEMOS } from './demos.ts'
import { droneServiceSchema } from './drone-service.ts'
import { gallerySchema } from './gallery.ts'
import { pageSchema } from './page.ts'
import { PAGES, productsPageSchema, servicesPageSchema } from './pages.ts'
import { teamMemberSchema, testimonialSchema } from './people.ts'
import { planSchema, pricingSchema } from './pricing.ts'
import { privacySchema } from './privacy.ts'
import { productSchema } from './product.ts'
import { serviceSchema } from './service.ts'
import { brandSchema, labelsSchema, navigationSchema, siteSchema } from './site.ts'
import { thirdPartiesSchema } from './third-parties.ts'

/** A single file. */
const single = <Schema extends z.ZodObject>(file: string, schema: Schema) => ({ file, schema })

/** A folder with one file per entry, named by its slug. */
const entries = <Schema extends z.ZodObject>(folder: string, schema: Schema, ending = '.yaml') => ({
  folder,
  schema,
  ending,
})

/** A folder whose entries are pages, at `<address>/<slug>`. */
const pages = <Schema extends z.ZodObject>(
  address: string,
  ...folder: Parameters<typeof entries<Schema>>
) => ({ ...entries(...folder), address })

/** Single files, each named by its kind, in kebab case. */
const singles = <Schemas extends Record<string, z.ZodObject>>(schemas: Schemas, folder = '') =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return [name, single(`${folder}${file}.yaml`, schema)]
    }),
  ) as { [Name in keyof Schemas]: { file: string; schema: Schemas[Name] } }

/** The files of the demos, by name; not in the type of `KINDS`, as no code names a demo. */
const demoFiles: object = Object.fromEntries(
  Object.entries(DEMOS).map(([name, { schema }]) => [name, single(`demos/${name}.yaml`, schema)]),
)

/**
 * All kinds of content in `content/`, with their schemas. The text of a Markdown file is its field
 * `content`.
 */
export const KINDS = {
  brand: single('brand.yaml', brandSchema),
  site: single('site.yaml', siteSchema),
  ...singles(PAGES),
  navigation: single('navigation.yaml', navigationSchema),
  labels: single('labels.yaml', labelsSchema),
  servicesPage: single('services.yaml', servicesPageSchema),
  services: pages('/services', 'services', serviceSchema),
  droneService: single('drone-service.yaml', droneServiceSchema),
  productsPage: single('products.yaml', productsPageSchema),
  products: pages('/products', 'products', productSchema),
  caseStudies: pages('/work', 'case-studies', caseStudySchema),
  articles: pages('/blog', 'articles', articleSchema, '.md'),
  pages: pages('', 'pages', pageSchema),
  testimonials: entries('testimonials', testimonialSchema),
  gallery: single('gallery.yaml', gallerySchema),
  team: entries('team', teamMemberSchema),
  pricing: single('pricing.yaml', pricingSchema),
  plans: entries('pricing', planSchema),
  privacy: single('privacy.md', privacySchema),
  thirdParties: single('third-parties.yaml', thirdPartiesSchema),
  server: single('server.yaml', serverTextSchema),
  claims: single('claims.yaml', claimsSchema),
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

/** The kinds that are folders. */
export type FolderName = {
  [Name in KindName]: Kinds[Name] extends { folder: string } ? Name : never
}[KindName]

/** The kinds whose entries are pages. */
export type PageKind = {
  [Name in KindName]: Kinds[Name] extends { address: string } ? Name : never
}[KindName]

export const FOLDERS = (Object.keys(KINDS) as KindName[]).filter(
  (kind): kind is FolderName => 'folder' in KINDS[kind],
)

export const PAGE_KINDS = (Object.keys(KINDS) as KindName[]).filter(
  (kind): kind is PageKind => 'address' in KINDS[kind],
)

/** The address of an entry's page, without a trailing slash. */
export const entryPath = (kind: PageKind, slug: string) => `${KINDS[kind].address}/${slug}`

/** The file of an entry, relative to `content/`. */
export const entryFile = (kind: FolderName, slug: string) =>
  `${KINDS[kind].folder}/${slug}${KINDS[kind].ending}`

/** The kind of a file, and its slug if it is in a folder; undefined for an unknown file. */
export function kindOf(file: string): { name: KindName; slug?: string } | undefined {
  const [, folder, slug, ending] = /^([a-z-]+)\/([a-z0-9-]+)(\.[a-z]+)$/.exec(file) ?? []
  for (const name of Object.keys(KINDS) as KindName[]) {
    const kind = KINDS[name]
    if ('file' in kind) {
      if (kind.file === file) return { name }
    } else if (slug !== undefined && kind.folder === folder && kind.ending === ending) {
      return { name, slug }
    }
  }
  return undefined
}
