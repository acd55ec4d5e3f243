import { z } from 'zod'
import { order, seoSchema, text } from './parts.ts'

/** `content/pricing.yaml`: the pricing page and its tabs, in order; the first is open. */
export const pricingSchema = z.strictObject({
  title: text,
  tagline: text,
  /** Why no price is shown. */
  note: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  callbackLabel: text,
  categories: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z-]+$/), title: text, intro: text }))
    .min(1),
  seo: seoSchema,
})

/** `content/pricing/<plan>.yaml`: one plan card. There is no price field, on purpose. */
export const planSchema = z.strictObject({
  order,
  category: text,
  title: text,
  features: z.array(text).min(1),
  extra: text.optional(),
})

export type Pricing = z.infer<typeof pricingSchema>
export type Plan = z.infer<typeof planSchema>
