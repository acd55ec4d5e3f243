import { z } from 'zod'
import { heroOf, seoSchema, text, unconfirmed } from '../../../model/fields/parts.ts'
import { blocksSchema } from '../../blocks/block.ts'

/** `content/about.yaml`. */
export const aboutSchema = z.strictObject({
  unconfirmed,
  /** What other pages and lists call it. */
  name: text,
  hero: heroOf({ title: text }),
  blocks: blocksSchema(),
  seo: seoSchema,
})
