import { z } from 'zod'
import { field, listed, named, text, unconfirmed } from '../fields/parts.ts'

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
    .meta(named('Lowest price', 'Before tax, without decimals. Left out, none is shown.'))
    .optional(),
  audience: text.meta({ title: 'Whom it is for', description: 'One line.' }),
  features: z.array(text).min(1).meta({ title: 'What it includes', description: 'One line each.' }),
  extra: text.meta({ title: 'One more line', description: 'Below the list.' }).optional(),
  excluded: text.meta({ title: 'Not included' }),
  movesPrice: field(text, 'What changes the price', 'A note in the margin of the sheet.'),
  unconfirmed,
})
