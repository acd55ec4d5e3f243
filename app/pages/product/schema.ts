import { z } from 'zod'
import * as parts from '../../../model/fields/parts.ts'
import { pageOf } from '../../blocks/block.ts'

/** `content/products/<slug>.yaml`: one product, its card and its page. */
export const productSchema = pageOf(['call-to-action'], {
  unconfirmed: parts.unconfirmed,
  ...parts.listed,
  kind: z
    .enum(['listed', 'suite'])
    .describe('Listed products are in the menu and the carousel; a suite is shown beside them.'),
  title: parts.text,
  ...parts.menuFields,
  ...parts.cardFields,
  /** The category of the software (https://schema.org/applicationCategory). */
  software: z
    .enum(['BusinessApplication', 'FinanceApplication'])
    .meta({ title: 'Kind of software', description: 'Search engines are told.' })
    .default('BusinessApplication'),
  subservices: z
    .array(parts.text)
    .length(4, 'must list exactly four subservices')
    .meta({ title: 'What it includes', description: 'Four parts of the product, on its card.' }),
  tryIt: parts.externalLink
    .extend({
      empanelled: parts.text.meta({ title: 'Empanelled: exchange and number' }).optional(),
      notYet: parts.text.meta({ title: 'Words without an empanelment' }),
    })
    .meta(parts.named('Button to the product', 'At the top of the page, once it is empanelled.'))
    .optional(),
  contact: parts.answeredBy,
  hero: parts.heroOf({
    ...parts.heroFields,
    picture: parts.pictureOf(4, 3),
    pictureAt: parts.pictureAt,
  }),
}).extend({ aliases: parts.aliases })

export type Product = z.infer<typeof productSchema>
