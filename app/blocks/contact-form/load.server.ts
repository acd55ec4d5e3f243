import { type Block, blocksOf } from '../block.ts'
import type { BlockPage } from '../block-page.ts'

export const load = (block: Block<'contact-form'>, page: BlockPage) => ({
  number: blocksOf(page, 'contact-form').indexOf(block) + 1,
})
