import type { Block } from '../block.ts'
import type { BlockPage } from '../block-page.ts'

export const load = (_: Block<'subservices'>, { accent }: BlockPage) => ({ accent })
