/** Pages made of blocks, each below a top of its own. */
import { z } from 'zod'
import { blocksSchema } from '../app/blocks/block.ts'
import { accentSchema, colour, kiteSchema } from './fields/kite.ts'
import {
  aliases,
  answeredBy,
  box,
  cardDescription,
  changedOn,
  draft,
  externalLink,
  field,
  group,
  heroFields,
  heroOf,
  kiteAt,
  linkSchema,
  listed,
  menuFields,
  pictureAt,
  pictureOf,
  sample,
  seoSchema,
  text,
  unconfirmed,
} from './fields/parts.ts'

/** What every card shows, and who answers enquiries from its page. */
const card = { kite: kiteSchema, accent: accentSchema, description: cardDescription }

/** `content/services/<slug>.yaml`: one service, its card and its page. */
export const serviceSchema = z.strictObject({
  unconfirmed,
  ...listed,
  title: text,
  ...menuFields,
  ...card,
  contact: answeredBy,
  hero: heroOf({ ...heroFields, kiteAt }),
  blocks: blocksSchema('subservices', 'call-to-action'),
  seo: seoSchema,
  aliases,
})

/** `content/products/<slug>.yaml`: one product, its card and its page. */
export const productSchema = z.strictObject({
  unconfirmed,
  ...listed,
  kind: z
    .enum(['listed', 'suite'])
    .describe('Listed products are in the menu and the carousel; a suite is shown beside them.'),
  title: text,
  ...menuFields,
  ...card,
  /** The category of the software (https://schema.org/applicationCategory). */
  software: z
    .enum(['BusinessApplication', 'FinanceApplication'])
    .meta({ title: 'Kind of software', description: 'Search engines are told.' })
    .default('BusinessApplication'),
  subservices: z
    .array(text)
    .length(4, 'must list exactly four subservices')
    .meta({ title: 'What it includes', description: 'Four parts of the product, on its card.' }),
  tryIt: externalLink
    .extend({
      empanelled: text.meta({ title: 'Empanelled: exchange and number' }).optional(),
      notYet: text.meta({ title: 'Words without an empanelment' }),
    })
    .meta({ title: 'Button to the product' })
    .describe('At the top of the page, once it is empanelled.')
    .optional(),
  contact: answeredBy,
  hero: heroOf({ ...heroFields, picture: pictureOf(4, 3), pictureAt }),
  blocks: blocksSchema('call-to-action'),
  seo: seoSchema,
  aliases,
})

/** `content/drone-service.yaml`: the drone page. */
export const droneServiceSchema = z.strictObject({
  unconfirmed,
  hidden: box(
    'Hidden',
    'For an agency without drones: there is no such page, and nothing may lead to it.',
  ),
  title: text,
  menuLabel: text,
  ...card,
  contact: answeredBy,
  hero: heroOf({ ...heroFields, picture: pictureOf(20, 13) }),
  blocks: blocksSchema(),
  seo: seoSchema,
})

/** `content/case-studies/<slug>.yaml`: a case study, its tile on `/work` and its page. */
export const caseStudySchema = z.strictObject({
  ...listed,
  title: field(text, 'Client and town', 'Who it was for, and where, such as “Trade fair, Rajkot”.'),
  service: text.meta({
    title: 'Service or product',
    description: 'The page of this service or product shows the case study too.',
    reference: 'offers',
  }),
  category: text.meta({ title: 'Group', reference: 'caseStudyGroups' }),
  by: z
    .array(text.meta({ reference: 'team' }))
    .min(1)
    .meta({ title: 'Who did it', description: 'The first one answers enquiries from the page.' }),
  plan: text
    .meta({ description: 'The plan with its price, if there is one.', reference: 'plans' })
    .optional(),
  sample,
  hero: heroOf({
    figure: group('Figure that changed', {
      before: text,
      after: text,
      label: text.meta({ title: 'What it counts' }),
    })
      .describe('Such as “3”, “40”, “enquiries a month”. Leave it out where nothing was counted.')
      .optional(),
    picture: pictureOf(4, 3).describe('What the client got.'),
  }),
  blocks: blocksSchema('story', 'call-to-action'),
  seo: seoSchema,
  aliases,
})

/** `content/pages/<slug>.yaml`: a page of the owner's own, at `/<slug>`. */
export const pageSchema = z.strictObject({
  unconfirmed,
  draft,
  publishOn: listed.publishOn,
  title: field(text, 'Name', 'In lists of pages and above the page.'),
  noindex: box(
    'Not in search results',
    'For the page of a campaign: no list of pages and no search shows it.',
  ),
  updated: changedOn,
  contact: answeredBy,
  hero: heroOf({
    title: heroFields.title,
    line: heroFields.line.optional(),
    intro: heroFields.intro.optional(),
    background: colour.default('sky'),
    kite: kiteSchema.optional(),
    kiteAt,
    picture: pictureOf(4, 3).describe('In place of the kite.').optional(),
    pictureAt,
    link: linkSchema
      .meta({ title: 'Button', description: 'Such as /contact#callback, which asks for a call.' })
      .optional(),
  }),
  blocks: blocksSchema(),
  seo: seoSchema,
  aliases,
})

export type Product = z.infer<typeof productSchema>
export type DroneService = z.infer<typeof droneServiceSchema>
export type CaseStudy = z.infer<typeof caseStudySchema>
export type Figure = NonNullable<CaseStudy['hero']['figure']>
