import { z } from 'zod'
import { intro, seoSchema, text } from '../../../model/fields/parts.ts'
import { blocksSchema } from '../../blocks/block.ts'

/** `content/services.yaml`: the list, and the headings of all service pages. */
export const servicesPageSchema = z.strictObject({
  title: text,
  intro,
  touchLabel: text,
  blocks: blocksSchema(),
  seo: seoSchema,
})
