import { z } from 'zod'
import { lineWith, texts } from '../../../contract/line.ts'
import { kiteSchema } from '../../../model/fields/kite.ts'
import {
  group,
  intro,
  shortName,
  text,
  titledList,
  unconfirmed,
} from '../../../model/fields/parts.ts'
import { pageOf } from '../../blocks/block.ts'

const isCurrency = (code: string) =>
  /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)

/** `content/pricing.yaml`: the page, the tabs of its plans in order, and what all of them say. */
export const pricingSchema = pageOf([], {
  unconfirmed,
  ...texts('title', 'tagline'),
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
})
