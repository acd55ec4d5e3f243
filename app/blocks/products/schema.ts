import { z } from 'zod'
import { intro, text } from '../../../model/fields/parts.ts'
import { background, defineBlock, title } from '../define-block.ts'

export const productsSchema = defineBlock('products', {
  title,
  intro,
  products: z.array(text.meta({ reference: 'products' })).min(2),
  background: background('sky'),
}).meta({ title: 'Products', description: 'Cards of your products, such as those of a suite.' })
