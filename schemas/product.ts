import { z } from 'zod'
import { demoAfter } from './demos.ts'
import { accentSchema, kiteSchema } from './kite.ts'
import {
  aliases,
  answeredBy,
  cardDescription,
  externalLink,
  faqSchema,
  heroFields,
  intro,
  listed,
  menuFields,
  noticeSchema,
  pictureOf,
  sample,
  seoSchema,
  text,
  titledList,
  unconfirmed,
} from './parts.ts'

/** Permissions to see and change data: one row per role. */
const rolesSchema = z.strictObject({
  title: text,
  intro,
  columns: z.tuple([text, text, text]).meta({ title: 'Columns of the table' }),
  rows: z
    .array(z.tuple([text, text, text]))
    .min(2)
    .meta({ title: 'Rows of the table' }),
})

/** `content/products/<slug>.yaml`: one product, its card and its page. Absent fields are not shown. */
export const productSchema = z.strictObject({
  unconfirmed,
  ...listed,
  kind: z.enum(['listed', 'suite']).meta({
    description: 'Listed products are in the menu and the carousel; a suite is shown beside them.',
  }),
  title: text,
  ...menuFields,
  kite: kiteSchema,
  accent: accentSchema,
  description: cardDescription,
  /** The category of the software (https://schema.org/applicationCategory). */
  software: z
    .enum(['BusinessApplication', 'FinanceApplication'])
    .meta({ title: 'Kind of software', description: 'Search engines are told.' })
    .default('BusinessApplication'),
  subservices: z
    .array(text)
    .length(4, 'must list exactly four subservices')
    .meta({ title: 'What it includes', description: 'Four parts of the product.' }),
  ...heroFields,
  picture: pictureOf(4, 3),
  pictureAt: z
    .enum(['right', 'left', 'across'])
    .meta({ title: 'Place of the picture', description: 'On wide windows.' })
    .default('right'),
  audience: titledList.meta({ title: 'Whom it is for' }).optional(),
  capabilities: titledList.meta({ title: 'What it can do' }).optional(),
  features: titledList.optional(),
  setup: titledList.meta({ title: 'How it is set up' }).optional(),
  tools: z
    .strictObject({
      title: text,
      intro,
      products: z.array(text.meta({ reference: 'products' })).min(2),
    })
    .meta({ title: 'Products of a suite' })
    .optional(),
  roles: rolesSchema.meta({ title: 'Who may see and change what' }).optional(),
  uptime: z
    .strictObject({ value: text.meta({ title: 'Figure' }), title: text, text, sample })
    .optional(),
  notice: noticeSchema.meta({ description: 'Of a risk, a rule or a regulator.' }).optional(),
  tryIt: externalLink
    .extend({
      empanelled: text.meta({ title: 'Empanelled: exchange and number' }).optional(),
      notYet: text.meta({ title: 'Words without an empanelment' }),
    })
    .meta({ title: 'Button to the product' })
    .optional(),
  resources: z
    .strictObject({
      title: text,
      intro: intro.optional(),
      items: z
        .array(z.strictObject({ title: text, text, link: externalLink }))
        .min(1)
        .meta({ title: 'Entries' }),
    })
    .meta({ title: 'Further reading' })
    .optional(),
  pricing: z
    .strictObject({ title: text, text, link: externalLink })
    .meta({ title: 'What it costs' })
    .optional(),
  running: titledList
    .meta({
      title: 'Running it',
      description: 'Two to six of: works with, where it runs, backup, limits, how to leave.',
    })
    .optional(),
  faq: faqSchema.optional(),
  contact: answeredBy,
  getDemo: z
    .strictObject({ title: text, text, label: text.meta({ title: 'Button' }) })
    .meta({
      title: 'Ask for a demo',
      description: 'Leave it out if the links of the page are its call to action.',
    })
    .optional(),
  demo: demoAfter('hero', 'capabilities', 'features', 'setup'),
  seo: seoSchema,
  aliases,
})

export type Product = z.infer<typeof productSchema>
