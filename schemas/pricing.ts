import { z } from 'zod'
import { lineWith } from '../contract/line.ts'
import { kiteSchema } from './kite.ts'
import { faqSchema, intro, listed, seoSchema, text, titledList, unconfirmed } from './parts.ts'

/** `content/pricing.yaml`: the pricing page and its tabs, in order; the first is open. */
export const pricingSchema = z.strictObject({
  unconfirmed,
  title: text,
  tagline: text,
  note: z
    .strictObject({ title: text, paragraphs: z.array(text).min(1) })
    .meta({ title: 'Why no price is shown' }),
  callbackLabel: text.meta({ title: 'Button of every plan' }),
  planLabels: z
    .strictObject({
      from: lineWith('price').meta({ title: 'Price of a plan, if it has one' }),
      excluded: text.meta({ title: 'Before what is not included' }),
      movesPrice: text.meta({ title: 'Before what changes the price' }),
    })
    .meta({ title: 'Words on every plan' }),
  categories: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z-]+$/, 'must be small letters and hyphens')
          .meta({ title: 'Short name', description: 'Plans name their tab by it.' }),
        title: text,
        kite: kiteSchema,
        intro,
        terms: titledList.meta({
          description: 'What applies to every plan of the tab: payment, notice, tax.',
        }),
      }),
    )
    .min(1)
    .meta({ title: 'Tabs', description: 'The first is open. A plan names its tab.' }),
  faq: faqSchema,
  seo: seoSchema,
})

/** `content/pricing/<plan>.yaml`: one plan on the sheet of its tab. */
export const planSchema = z.strictObject({
  ...listed,
  category: text.meta({ title: 'Tab', reference: 'categories' }),
  title: text,
  page: text
    .meta({ title: 'Service or product', description: 'Its person answers.', reference: 'offers' })
    .optional(),
  from: z
    .int()
    .positive()
    .meta({
      title: 'Lowest price',
      description: 'Before tax, without decimals. Left out, none is shown.',
    })
    .optional(),
  audience: text.meta({ title: 'Whom it is for', description: 'One line.' }),
  features: z.array(text).min(1).meta({ title: 'What it includes', description: 'One line each.' }),
  extra: text.meta({ title: 'One more line', description: 'Below the list.' }).optional(),
  excluded: text.meta({ title: 'Not included' }),
  movesPrice: text.meta({
    title: 'What changes the price',
    description: 'A note in the margin of the sheet.',
  }),
  unconfirmed,
})

export type Pricing = z.infer<typeof pricingSchema>
export type Plan = z.infer<typeof planSchema>
