import { cardOf, chosen, products } from '../../content/content.server.ts'
import type { Block } from '../block.ts'

export const load = (block: Block<'products'>) => ({
  cards: chosen(products, block.products).map((product) => ({
    ...cardOf(product),
    description: undefined,
  })),
})
