import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { kiteSchema } from '../../../model/fields/kite.ts'
import {
  field,
  group,
  intro,
  listed,
  questionSchema,
  seoSchema,
  shortName,
  text,
  titledList,
  unconfirmed,
} from '../../../model/fields/parts.ts'

const isCurrency = (code: string) =>
  /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)

/** `content/pricing.yaml`: the pricing page and its tabs, in order; the first is open. */
export const pricingSchema = z.strictObject({
  unconfirmed,
  title: text,
  tagline: text,
  note: group('Why no price is shown', { title: text, paragraphs: z.array(text).min(1) }),
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
  faq: group('Questions and answers', {
    title: text,
    items: z.array(questionSchema).min(1).meta({ title: 'Questions' }),
  }),
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
    .meta({ title: 'Lowest price' })
    .describe('Before tax, without decimals. Left out, none is shown.')
    .optional(),
  audience: text.meta({ title: 'Whom it is for', description: 'One line.' }),
  features: z.array(text).min(1).meta({ title: 'What it includes', description: 'One line each.' }),
  extra: text.meta({ title: 'One more line', description: 'Below the list.' }).optional(),
  excluded: text.meta({ title: 'Not included' }),
  movesPrice: field(text, 'What changes the price', 'A note in the margin of the sheet.'),
  unconfirmed,
})

export type Pricing = z.infer<typeof pricingSchema>
export type Plan = z.infer<typeof planSchema>
