import { z } from 'zod'
import { kiteSchema } from './kite.ts'
import { listed, questionSchema, sample, seoSchema, text, titledList } from './parts.ts'

/** `content/pricing.yaml`: the pricing page and its tabs, in order; the first is open. */
export const pricingSchema = z.strictObject({
  title: text,
  tagline: text,
  /** Why no price is shown. */
  note: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  callbackLabel: text,
  /** Labels of what a plan excludes, and of what changes its price. */
  planLabels: z.strictObject({ excluded: text, movesPrice: text }),
  categories: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        title: text,
        kite: kiteSchema,
        intro: text,
        /** What applies to every plan of the tab: payment, notice, tax. */
        terms: titledList,
      }),
    )
    .min(1),
  faq: z.strictObject({ title: text, items: z.array(questionSchema).min(1) }),
  seo: seoSchema,
})

/** `content/pricing/<plan>.yaml`: one plan card. There is no price field, on purpose. */
export const planSchema = z.strictObject({
  ...listed,
  category: text,
  title: text,
  /** Whom it is for, in one line. */
  audience: text,
  features: z.array(text).min(1),
  extra: text.optional(),
  excluded: text,
  movesPrice: text,
  sample,
})

export type Pricing = z.infer<typeof pricingSchema>
export type Plan = z.infer<typeof planSchema>
