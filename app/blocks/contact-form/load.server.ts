import { blocksOf } from '../block.ts'
import type { Load } from '../block-page.ts'

export const load = ((block, page) => ({
  number: blocksOf(page, 'contact-form').indexOf(block) + 1,
})) satisfies Load<'contact-form'>
