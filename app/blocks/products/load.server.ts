import { productCard, products } from '../../content/content.server.ts'
import type { Block } from '../block.ts'

export const load = ({ products: named }: Block<'products'>) => ({
  cards: products
    .filter(({ slug }) => named.includes(slug))
    .map((product) => ({ ...productCard(product), description: undefined })),
})
