import { z } from 'zod'
import { intro, seoSchema, text } from '../../../model/fields/parts.ts'
import { blocksSchema } from '../../blocks/block.ts'

const list = { title: text, intro }
const rest = { blocks: blocksSchema(), seo: seoSchema }

/** `content/products.yaml`. */
export const productsPageSchema = z.strictObject({ ...list, ...rest })

/** `content/services.yaml`: the list, and a label of all service pages. */
export const servicesPageSchema = z.strictObject({ ...list, touchLabel: text, ...rest })
