import { z } from 'zod'
import { demoAfter } from './demos/demos.ts'
import { accentSchema, kiteSchema } from './kite.ts'
import {
  aliases,
  answeredBy,
  cardDescription,
  externalUrl,
  heroFields,
  listed,
  menuFields,
  noticeSchema,
  pictureSchema,
  questionSchema,
  sample,
  seoSchema,
  text,
  titledList,
} from './parts.ts'
import { workSchema } from './proof.ts'

const externalLink = z.strictObject({ label: text, href: externalUrl })

/** Permissions to see and change data: one row per role. */
const rolesSchema = z.strictObject({
  title: text,
  intro: text,
  columns: z.tuple([text, text, text]),
  rows: z.array(z.tuple([text, text, text])).min(2),
  sample,
})

/** `content/products/<slug>.yaml`: one product, its card and its page. Absent fields are not shown. */
export const productSchema = z.strictObject({
  sample,
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
  software: z.enum(['BusinessApplication', 'FinanceApplication']).default('BusinessApplication'),
  subservices: z
    .array(text)
    .length(4, 'must list exactly four subservices')
    .meta({ title: 'What it includes', description: 'Four parts of the product.' }),
  ...heroFields,
  picture: pictureSchema,
  audience: titledList.meta({ title: 'Whom it is for' }).optional(),
  capabilities: titledList.optional(),
  features: titledList.optional(),
  setup: titledList.optional(),
  tools: z
    .strictObject({
      title: text,
      intro: text,
      products: z.array(text.meta({ reference: 'products' })).min(2),
    })
    .optional(),
  roles: rolesSchema.optional(),
  uptime: z.strictObject({ value: text, title: text, text, sample }).optional(),
  notice: noticeSchema.optional(),
  tryIt: externalLink.optional(),
  resources: z
    .strictObject({
      title: text,
      intro: text.optional(),
      items: z.array(z.strictObject({ title: text, text, link: externalLink })).min(1),
    })
    .optional(),
  pricing: z.strictObject({ title: text, text, link: externalLink }).optional(),
  work: workSchema.optional(),
  running: titledList
    .meta({
      title: 'Running it',
      description: 'What it works with, where it runs, backup, limits, and how to leave.',
    })
    .optional(),
  faq: z.strictObject({ title: text, items: z.array(questionSchema).min(1) }).optional(),
  contact: answeredBy,
  getDemo: z
    .strictObject({ title: text, text, label: text })
    .meta({ description: 'Leave it out if the links of the page are its call to action.' })
    .optional(),
  demo: demoAfter('hero', 'capabilities', 'features', 'setup'),
  seo: seoSchema,
  aliases,
})

export type Product = z.infer<typeof productSchema>
