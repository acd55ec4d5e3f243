import { intro, text } from '../../../model/fields/parts.ts'
import { pageOf } from '../../blocks/block.ts'

/** `content/products.yaml`. */
export const productsPageSchema = pageOf([], { title: text, intro })

/** `content/services.yaml`: the list, and a label of all service pages. */
export const servicesPageSchema = pageOf([], { title: text, intro, touchLabel: text })
