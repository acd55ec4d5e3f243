import { z } from 'zod'
import { blocksSchema, closingSchema } from '../app/blocks/block.ts'
import { lineWith } from '../contract/line.ts'
import { kiteSchema } from './fields/kite.ts'
import {
  group,
  heroOf,
  intro,
  linkSchema,
  seoSchema,
  shortName,
  text,
  titledList,
  unconfirmed,
} from './fields/parts.ts'

/** `content/services.yaml`: the list, and the headings of all service pages. */
export const servicesPageSchema = z.strictObject({
  title: text,
  intro,
  touchLabel: text,
  blocks: blocksSchema(),
  seo: seoSchema,
})

/** `content/products.yaml` and `content/gallery.yaml`. */
export const titledPageSchema = z.strictObject({
  title: text,
  intro,
  blocks: blocksSchema(),
  seo: seoSchema,
})

/** `content/about.yaml`. */
export const aboutSchema = z.strictObject({
  unconfirmed,
  /** What other pages and lists call it. */
  name: text,
  hero: heroOf({ title: text }),
  blocks: blocksSchema(),
  seo: seoSchema,
})

const isCurrency = (code: string) =>
  /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)

/** `content/pricing.yaml`: the page, the tabs of its plans in order, and what all of them say. */
export const pricingSchema = z.strictObject({
  unconfirmed,
  title: text,
  tagline: text,
  currency: z
    .string()
    .refine(isCurrency, 'must be a currency of ISO 4217, such as INR')
    .describe('Of all prices, and of amounts in demos: an ISO 4217 code, such as INR.'),
  callbackLabel: text.meta({ title: 'Button of every plan' }),
  planLabels: group('Words on every plan', {
    from: lineWith('price').meta({ title: 'Price of a plan, if it has one' }),
    excluded: text.meta({ title: 'Before what is not included' }),
    movesPrice: text.meta({ title: 'Before what changes the price' }),
  }),
  categories: z
    .array(
      z.strictObject({
        id: shortName.meta({ title: 'Short name', description: 'Plans name their tab by it.' }),
        title: text,
        kite: kiteSchema,
        intro,
        terms: titledList.describe('What applies to every plan of the tab: payment, notice, tax.'),
      }),
    )
    .min(1)
    .meta({ title: 'Tabs', description: 'The first is open. A plan names its tab.' }),
  blocks: blocksSchema(),
  seo: seoSchema,
})

/** `content/work.yaml`: the page of all case studies, and the labels of each case study's page. */
export const workPageSchema = z.strictObject({
  title: text,
  intro,
  categories: z
    .array(z.strictObject({ id: shortName, title: text }))
    .min(1)
    .max(6)
    .meta({ title: 'Groups' })
    .describe('A case study names its group; the page shows one at a time.'),
  labels: z.strictObject({
    before: text,
    did: text,
    after: text,
    source: text,
    by: text,
    /** The link from a case study to its plan, with its price. */
    plan: lineWith('name'),
    /** The link from a case study to its service or product. */
    about: lineWith('name'),
    /** What an enquiry from a case study's page is about. */
    like: lineWith('name'),
    next: text.describe('Above the figure of the next one, at the end of the page.'),
    back: text.meta({ title: 'Link back to all' }),
  }),
  blocks: blocksSchema(),
  seo: seoSchema,
})

/** `content/blog.yaml`: the list, and the labels of every article. */
export const blogSchema = z.strictObject({
  title: text,
  intro,
  empty: text,
  readingTime: lineWith('minutes'),
  summaryTitle: text,
  sourcesTitle: text,
  /** The link to the first profile of the agency. */
  followLabel: lineWith('profile'),
  shareTitle: text,
  /** The names of the networks on which an article can be shared. */
  shareOn: z.strictObject({ twitter: text, facebook: text, linkedin: text }),
  moreTitle: text,
  relatedTitle: text,
  contentsTitle: text,
  /** After the day of publication, if the article was changed later. */
  updated: lineWith('date'),
  closing: closingSchema.meta({ title: 'End of every article' }),
  topicsTitle: text,
  /** An author's page in search results. */
  author: z.strictObject({ title: lineWith('name'), description: lineWith('name', 'role') }),
  /** Topics of articles; one with three articles has its own page. */
  topics: z
    .array(z.strictObject({ id: shortName, title: text, intro, seo: seoSchema }))
    .default([]),
  seo: seoSchema,
})

const searchWord = z
  .string()
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+$/u, 'must be one word in lower case')

/** `content/search.yaml`: the search, and the page of all addresses. */
export const searchSchema = z.strictObject({
  title: text,
  intro,
  withoutScripts: text,
  fieldLabel: text,
  sendLabel: text,
  searching: text,
  found: lineWith('count', 'query'),
  instead: lineWith('query', 'other'),
  none: lineWith('query'),
  failed: text,
  listLabel: text,
  /** Words that find each other's pages. */
  synonyms: z.array(z.array(searchWord).min(2)),
  /** Words that find a page without standing on it. */
  pageWords: z.array(
    z.strictObject({ href: linkSchema.shape.href, words: z.array(searchWord).min(1) }),
  ),
  /** Words that a query ignores if it has others. */
  smallWords: z.array(searchWord),
  seo: seoSchema,
})

/** `content/not-found.yaml`. */
export const notFoundSchema = z.strictObject({
  title: text,
  text,
  links: z.array(linkSchema).min(1),
  seo: seoSchema,
})

export type WorkPage = z.infer<typeof workPageSchema>
export type NotFound = z.infer<typeof notFoundSchema>
export type SearchLabels = Omit<
  z.infer<typeof searchSchema>,
  'seo' | 'title' | 'intro' | 'withoutScripts' | 'pageWords'
>
