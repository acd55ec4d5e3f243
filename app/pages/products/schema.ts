import { z } from 'zod'
import { intro, seoSchema, text } from '../../../model/fields/parts.ts'
import { blocksSchema } from '../../blocks/block.ts'

/** `content/products.yaml`. */
export const productsPageSchema = z.strictObject({
  title: text,
  intro,
  blocks: blocksSchema(),
  seo: seoSchema,
})
