import { z } from 'zod'
import {
  aliases,
  answeredBy,
  cardFields,
  externalLink,
  heroFields,
  heroOf,
  listed,
  menuFields,
  pictureAt,
  pictureOf,
  seoSchema,
  text,
  unconfirmed,
} from '../../../model/fields/parts.ts'
import { blocksSchema } from '../../blocks/block.ts'

/** `content/products/<slug>.yaml`: one product, its card and its page. */
export const productSchema = z.strictObject({
  unconfirmed,
  ...listed,
  kind: z
    .enum(['listed', 'suite'])
    .describe('Listed products are in the menu and the carousel; a suite is shown beside them.'),
  title: text,
  ...menuFields,
  ...cardFields,
  /** The category of the software (https://schema.org/applicationCategory). */
  software: z
    .enum(['BusinessApplication', 'FinanceApplication'])
    .meta({ title: 'Kind of software', description: 'Search engines are told.' })
    .default('BusinessApplication'),
  subservices: z
    .array(text)
    .length(4, 'must list exactly four subservices')
    .meta({ title: 'What it includes', description: 'Four parts of the product, on its card.' }),
  tryIt: externalLink
    .extend({
      empanelled: text.meta({ title: 'Empanelled: exchange and number' }).optional(),
      notYet: text.meta({ title: 'Words without an empanelment' }),
    })
    .meta({ title: 'Button to the product' })
    .describe('At the top of the page, once it is empanelled.')
    .optional(),
  contact: answeredBy,
  hero: heroOf({ ...heroFields, picture: pictureOf(4, 3), pictureAt }),
  blocks: blocksSchema('call-to-action'),
  seo: seoSchema,
  aliases,
})

export type Product = z.infer<typeof productSchema>
