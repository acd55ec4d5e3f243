import { z } from 'zod'
import { demoAfter } from './demos/demos.ts'
import { accentSchema, kiteSchema } from './kite.ts'
import {
  aliases,
  cardDescription,
  externalUrl,
  listed,
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
  /** `listed` products are in the menu and the carousel; a `suite` is shown beside them. */
  kind: z.enum(['listed', 'suite']),
  title: text,
  menuLabel: text.max(28),
  menuLine: text.max(64),
  kite: kiteSchema,
  accent: accentSchema,
  description: cardDescription,
  /** The category of the software (https://schema.org/applicationCategory). */
  software: z.enum(['BusinessApplication', 'FinanceApplication']).default('BusinessApplication'),
  subservices: z.array(text).length(4, 'must list exactly four subservices'),
  hero: text,
  intro: text,
  picture: pictureSchema,
  audience: titledList.optional(),
  capabilities: titledList.optional(),
  features: titledList.optional(),
  setup: titledList.optional(),
  tools: z.strictObject({ title: text, intro: text, products: z.array(text).min(2) }).optional(),
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
  /** Integrations, hosting, stored data, limits, and how to leave. */
  running: titledList.optional(),
  faq: z.strictObject({ title: text, items: z.array(questionSchema).min(1) }).optional(),
  /** Who answers enquiries from this page: the name of a file in `team/`. */
  contact: text.optional(),
  /** Omit it if the page's own links are the call to action. */
  getDemo: z.strictObject({ title: text, text, label: text }).optional(),
  demo: demoAfter('hero', 'capabilities', 'features', 'setup'),
  seo: seoSchema,
  aliases,
})

export type Product = z.infer<typeof productSchema>
